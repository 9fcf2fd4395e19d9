/** Everyday trades by their plain names in Finnish; kinds.ts says what they are. */
export const finnishTradeNames = `
dentist: hammaslääkäri, hammashoitola
doctor: lääkäriasema, lääkäri, terveysasema
vet: eläinlääkäri, eläinklinikka, eläinlääkäriasema
pharmacy: apteekki
optician: optikko, silmälasiliike, optikkoliike
hearing: kuulokojeet, kuulolaitteet, kuuloasema
physio: fysioterapeutti, fysioterapia
podiatrist: jalkahoitola, jalkahoito, jalkaterapeutti
psychologist: psykologi, psykoterapia
midwife: kätilö
nursing-home: vanhainkoti, hoivakoti, palvelutalo
massage: hieroja, hieronta
hairdresser: kampaamo, kampaaja, parturi-kampaamo
barber: parturi, parturiliike
beauty: kauneushoitola, kosmetologi
nails: kynsistudio, kynsihoitola
tattoo: tatuointiliike, tatuoija
perfumery: hajuvesikauppa, kosmetiikkaliike
bakery: leipomo
pastry: konditoria
butcher: lihakauppa
fishmonger: kalakauppa
greengrocer: vihanneskauppa, hedelmät ja vihannekset
grocery: ruokakauppa, elintarvikekauppa, lähikauppa
cheese: juustokauppa
wine: viinikauppa
ice-cream: jäätelöbaari, jäätelökioski
coffee-shop: kahvila
restaurant: ravintola, ruokala
health-food: luontaistuotekauppa, luontaistuotteet, ekokauppa
catering: pitopalvelu
bookshop: kirjakauppa
stationery: paperikauppa, toimistotarvikkeet
toys: lelukauppa, lelut
hardware: rautakauppa, työkalukauppa
beds: sänkykauppa, sängyt, patjakauppa
furniture: huonekaluliike, huonekalukauppa, huonekalut
lamps: valaisinliike, valaisimet, lamppukauppa
florist: kukkakauppa, floristi
garden-centre: puutarhamyymälä, taimisto
jeweller: kultaseppä, koruliike
watchmaker: kelloseppä, kelloliike
shoes: kenkäkauppa
clothes: vaatekauppa, vaateliike
fabrics: kangaskauppa, käsityökauppa
electronics: kodinkoneet, kodinkoneliike
pets: eläinkauppa, lemmikkikauppa
bikes: pyöräliike, pyöräkauppa, polkupyöräliike
sports: urheilukauppa, urheiluliike
antiques: antiikkiliike, antiikkikauppa
framing: kehystämö, kehystysliike, taulunkehystys
instruments: musiikkiliike, soitinkauppa
gifts: lahjatavaraliike, lahjatavarat
dry-cleaner: pesula
tailor: räätäli, ompelimo, ompelija
shoe-repair: suutari, kenkäkorjaus
locksmith: lukkoseppä, lukkoliike
notary: notaari
lawyer: asianajaja, asianajotoimisto, lakitoimisto, juristi
accountant: tilitoimisto, kirjanpitäjä
insurance: vakuutus, vakuutukset, vakuutusyhtiö, vakuutusmeklari
estate-agent: kiinteistönvälittäjä, kiinteistönvälitys
travel-agency: matkatoimisto
movers: muuttopalvelu, muuttofirma, muutot
cleaning: siivouspalvelu, siivousfirma, siivous
photographer: valokuvaaja, valokuvaamo
copy-shop: kopiopalvelu, kopiointi, kopiokeskus
printing: kirjapaino, painotalo
computer-help: tietokoneapu, tietokonehuolto, atk-tuki
phone-repair: puhelinhuolto, puhelinkorjaus
undertaker: hautaustoimisto
architect: arkkitehtitoimisto, arkkitehti
translator: käännöstoimisto, kääntäjä
security: vartiointiliike
pest-control: tuholaistorjunta
taxi: taksi, taksipalvelu
hotel: hotelli, majatalo
campsite: leirintäalue
car-rental: autovuokraamo, autonvuokraus
garage: autokorjaamo, autohuolto
tyres: rengasliike, rengaspalvelu, renkaat
car-wash: autopesu, autopesula
car-dealer: autokauppa, autoliike
driving-school: autokoulu
plumber: putkimies, putkiliike
electrician: sähköasentaja, sähköliike
roofer: kattoremontti, kattourakoitsija
carpenter: puuseppä, kirvesmies
painter: maalausliike, maalari
glazier: lasiliike, lasittaja
chimney-sweep: nuohooja
upholsterer: verhoilija, verhoomo
builder: rakennusliike, muurari
tiler: laatoittaja
gardener: puutarhuri, pihapalvelu
heating: lämmitysasennus
kindergarten: päiväkoti
music-school: musiikkikoulu, musiikkiopisto
dance-school: tanssikoulu
language-school: kielikoulu
riding-school: ratsastuskoulu, ratsutila
gym: kuntosali
cinema: elokuvateatteri
theatre: teatteri
bowling: keilahalli
swimming-pool: uimahalli
library: kirjasto
dog-groomer: koiratrimmaamo, trimmaamo
dog-hotel: koirahoitola, koirahotelli
wedding-planner: hääsuunnittelija
piano-tuner: pianonvirittäjä
knife-grinder: veitsenteroitus
beekeeper: mehiläistarha, mehiläishoitaja
tea-shop: teekauppa
bags: laukkukauppa
wool: lankakauppa
pool-builder: uima-altaat, uima-allasrakentaja
fences: aidat, aita-asennus
scaffolding: rakennustelineet, telinevuokraus
tree-care: puunkaato
chiropractor: kiropraktikko
dermatologist: ihotautilääkäri
diving-school: sukelluskoulu
sailing-school: purjehduskoulu
boat-rental: venevuokraus
escape-room: pakohuone
karting: kartingrata, mikroautorata
planetarium: planetaario
circus: sirkus
comics: sarjakuvakauppa
`;
