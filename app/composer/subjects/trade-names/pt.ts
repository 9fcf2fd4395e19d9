/** Everyday trades and what else is advertised, by their plain names in Portuguese; kinds.ts says what they are. */
export const portugueseTradeNames = `
dentist: dentista, clínica dentária, consultório odontológico, clínica odontológica
doctor: médico de família, consultório médico, clínica médica
vet: veterinário, clínica veterinária, consultório veterinário
pharmacy: farmácia, drogaria
optician: ótica, óptica, oculista
hearing: aparelhos auditivos, centro auditivo
physio: fisioterapia, fisioterapeuta
podiatrist: podologia, podólogo, podóloga
psychologist: psicólogo, psicóloga, psicologia
midwife: parteira
nursing-home: lar de idosos, casa de repouso
massage: massagens, massagista
hairdresser: cabeleireiro, salão de beleza, cabeleireira
barber: barbearia, barbeiro
beauty: clínica de estética, esteticista, centro de estética
nails: manicure e pedicure, unhas de gel, salão de unhas
tattoo: estúdio de tatuagem, tatuador, tatuagens
perfumery: perfumaria
bakery: padaria, padeiro
pastry: pastelaria, confeitaria
butcher: talho, açougue
fishmonger: peixaria
greengrocer: frutaria, hortifruti, frutas e legumes
grocery: mercearia, supermercado
cheese: queijaria
wine: garrafeira, loja de vinhos, adega
ice-cream: gelataria, sorveteria
coffee-shop: cafetaria, cafeteria
restaurant: churrascaria, tasca
health-food: ervanária, loja de produtos naturais, produtos naturais
catering: serviço de catering, buffet para festas
bookshop: livraria
stationery: papelaria
toys: loja de brinquedos, brinquedos
hardware: loja de ferragens, ferragens, drogaria e ferragens
beds: colchoaria, loja de colchões, colchões
furniture: loja de móveis, móveis
lamps: loja de iluminação, iluminação, candeeiros
florist: florista, floricultura
garden-centre: viveiro de plantas, horto
jeweller: joalharia, joalheria, ourivesaria
watchmaker: relojoaria, relojoeiro
shoes: sapataria, loja de sapatos, calçados
clothes: loja de roupas, loja de roupa
fabrics: retrosaria, loja de tecidos, tecidos
electronics: eletrodomésticos, loja de eletrónica, loja de eletrônicos
pets: loja de animais
bikes: loja de bicicletas, bicicletaria
sports: loja de desporto, artigos esportivos, artigos desportivos
antiques: antiquário, antiguidades
framing: molduras, emoldurador
instruments: instrumentos musicais, loja de música
gifts: loja de presentes, presentes
dry-cleaner: lavandaria, tinturaria, lavanderia
tailor: alfaiate, costureira, alfaiataria
shoe-repair: sapateiro, conserto de sapatos
locksmith: chaveiro, serralheiro
notary: cartório notarial, notário, tabelião, cartório
lawyer: advogado, escritório de advocacia, advogada, advogados
accountant: contabilista, contador, contabilidade
insurance: seguros, mediador de seguros, corretor de seguros, seguradora, corretora de seguros
estate-agent: imobiliária, agência imobiliária
travel-agency: agência de viagens
movers: mudanças, empresa de mudanças
cleaning: empresa de limpeza, limpezas, faxineira
photographer: fotógrafo, estúdio fotográfico, fotógrafa
copy-shop: centro de cópias, fotocópias, copiadora
printing: gráfica, tipografia, gráfica rápida
computer-help: assistência informática, reparação de computadores, conserto de computadores, assistência técnica de computadores
phone-repair: reparação de telemóveis, conserto de celular
undertaker: funerária, agência funerária
architect: arquiteto, escritório de arquitetura
translator: tradutor, agência de tradução, traduções
security: empresa de segurança
pest-control: controlo de pragas, dedetização, dedetizadora
taxi: serviço de táxi
hotel: pousada
campsite: parque de campismo
car-rental: aluguer de carros, locadora de veículos, aluguel de carros
garage: oficina mecânica, oficina auto
tyres: pneus, loja de pneus, borracharia
car-wash: lavagem de carros, lava rápido, lava-jato
car-dealer: concessionária, stand de automóveis, carros usados
driving-school: escola de condução, autoescola
plumber: canalizador, encanador
electrician: eletricista
roofer: telhadista, telhados
carpenter: carpinteiro, marcenaria, carpintaria, marceneiro
painter: pintor de casas, pinturas
glazier: vidraçaria, vidraceiro
chimney-sweep: limpa-chaminés, limpeza de chaminés
upholsterer: estofador, tapeceiro, estofaria
builder: pedreiro, construtora, construção civil
tiler: azulejista, ladrilhador
gardener: jardineiro, jardinagem, paisagismo
heating: aquecimento central
kindergarten: jardim de infância, creche, infantário
music-school: escola de música
dance-school: escola de dança
language-school: escola de línguas, escola de idiomas
riding-school: centro hípico, escola de equitação, hípica
gym: academia de musculação, ginásio
cinema: salas de cinema
theatre: teatro municipal
bowling: pista de bowling, boliche
swimming-pool: piscina municipal, piscinas municipais
library: biblioteca
dog-groomer: banho e tosa, tosquia canina
dog-hotel: hotel para cães, hotel canino
wedding-planner: organização de casamentos, cerimonialista
piano-tuner: afinador de pianos
knife-grinder: amolador de facas
beekeeper: apicultor
tea-shop: loja de chá
bags: loja de malas, loja de bolsas
wool: loja de lãs
pool-builder: construção de piscinas
fences: vedações
scaffolding: andaimes
tree-care: poda de árvores
chiropractor: quiroprático
dermatologist: dermatologista
diving-school: escola de mergulho
sailing-school: escola de vela
boat-rental: aluguer de barcos, aluguel de barcos
escape-room: jogo de fuga
karting: kartódromo
planetarium: planetário
circus: circo
comics: loja de banda desenhada, loja de quadrinhos, banda desenhada
charity-run: corrida solidária, corrida beneficente, caminhada solidária
marathon: maratona, meia maratona
school-fair: festa da escola, quermesse da escola, festa escolar
village-fete: festa da aldeia, festa popular, arraial
flea-market: feira da ladra, feira das pulgas, feira de usados
christmas-market: mercado de natal, feira de natal, mercadinho de natal
farmers-market: mercado de produtores, feira de produtores, feira orgânica
craft-market: feira de artesanato, mercado de artesanato
concert: concerto, música ao vivo, noite de música ao vivo
choir-concert: concerto coral, concerto de coros, concerto do coro
jazz-concert: concerto de jazz, noite de jazz, show de jazz
comedy-night: noite de comédia, noite de stand-up, show de humor
film-night: noite de cinema, cinema ao ar livre, sessão de cinema
karaoke-night: noite de karaoke, noite de karaokê, karaokê
board-games-night: noite de jogos de tabuleiro, tarde de jogos de tabuleiro
wine-tasting: prova de vinhos, degustação de vinhos
beer-festival: festa da cerveja, festival da cerveja, festival de cerveja
street-food: comida de rua, festival de comida de rua
art-exhibition: exposição de arte, exposição de pintura, mostra de arte
author-reading: lançamento de livro, sessão de autógrafos, apresentação do livro
puppet-theatre: teatro de marionetas, teatro de fantoches, teatro de bonecos
magic-show: espetáculo de magia, show de mágica, show de magia
fireworks-show: fogo de artifício, fogos de artifício, queima de fogos
carnival-party: festa de carnaval, baile de carnaval, baile de máscaras
food-bank: banco alimentar, recolha de alimentos, arrecadação de alimentos
clothes-collection: recolha de roupa, doação de roupas, campanha do agasalho
blood-donation: doação de sangue, dádiva de sangue, colheita de sangue
animal-shelter: canil municipal, abrigo de animais, abrigo para animais
volunteers-wanted: procuram-se voluntários, precisa-se de voluntários, procuramos voluntários
choir-singers: coro procura vozes, procuram-se vozes, coral procura vozes
chess-club: clube de xadrez
hiking-club: clube de caminhada, grupo de caminhadas, clube de montanhismo
running-club: clube de corrida, grupo de corrida, clube de atletismo
tennis-club: clube de ténis, clube de tênis
judo-club: aulas de judo, clube de judo, aulas de judô
yoga-class: aulas de yoga, aulas de ioga, aula de yoga
swimming-lessons: aulas de natação, escola de natação
baby-swimming: natação para bebés, natação para bebês
first-aid-course: curso de primeiros socorros
cooking-course: curso de culinária, aulas de culinária, aulas de cozinha
pottery-course: curso de cerâmica, aulas de cerâmica, oficina de cerâmica
painting-course: aulas de pintura, curso de pintura, aulas de desenho
photography-course: curso de fotografia, oficina de fotografia
sewing-course: aulas de costura, curso de costura, oficina de costura
programming-course: curso de programação, aulas de programação
guitar-lessons: aulas de guitarra, aulas de violão
piano-lessons: aulas de piano
singing-lessons: aulas de canto
drum-lessons: aulas de bateria
maths-tutoring: explicações de matemática, aulas de matemática, reforço de matemática
ski-school: escola de esqui, escola de ski, aulas de esqui
surf-school: escola de surf, aulas de surf, escola de surfe
climbing-hall: parede de escalada, academia de escalada, ginásio de escalada
mini-golf: minigolfe, mini golfe
personal-trainer: treinador pessoal, treino personalizado, personal trainer
nutritionist: nutricionista
holiday-flat: casa de férias, apartamento de férias, casa de temporada
room-to-let: quarto para alugar, quarto para arrendar, aluga-se quarto
flat-to-let: apartamento para alugar, apartamento para arrendar, aluga-se apartamento
storage-units: guarda-móveis, aluguer de boxes, box de armazenamento
bouncy-castle-hire: aluguer de insufláveis, castelo insuflável, aluguel de brinquedos infláveis
marquee-hire: aluguer de tendas, aluguel de tendas, tendas para festas
bike-hire: aluguer de bicicletas, aluguel de bicicletas, aluguel de bikes
camper-hire: aluguer de autocaravanas, aluguel de motorhome, aluguel de motor home
costume-hire: aluguer de fantasias, aluguel de fantasias, aluguer de trajes
tool-hire: aluguer de ferramentas, aluguel de ferramentas, aluguel de equipamentos
truck-driver: motorista de pesados, motorista de caminhão, caminhoneiro
delivery-driver: motorista de entregas, entregador, estafeta
bus-driver: motorista de autocarro, motorista de ônibus
waiter: empregado de mesa, garçom, garçonete
cook: cozinheiro, cozinheira, ajudante de cozinha
bakers-apprentice: aprendiz de padeiro, ajudante de padeiro, auxiliar de padaria
shop-assistant: empregada de loja, vendedora de loja, balconista
warehouse-worker: operador de armazém, auxiliar de armazém, estoquista
cleaner: empregada de limpeza, auxiliar de limpeza, diarista
nurse: enfermeira, enfermeiro, técnico de enfermagem
carer: auxiliar de geriatria, cuidadora de idosos, cuidador de idosos
programmer: programador, programadora, desenvolvedor web
christmas-trees: árvores de natal, pinheiros de natal, venda de pinheiros de natal
pumpkins: abóboras, abóboras de halloween, venda de abóboras
firewood: lenha, venda de lenha, lenha para lareira
fresh-eggs: ovos frescos, ovos caseiros, ovos caipiras
asparagus: espargos, aspargos, espargos frescos
strawberry-picking: apanha de morangos, colheita de morangos
vegetable-box: cabaz de legumes, cabaz de hortícolas, cesta de orgânicos
used-bikes: bicicletas usadas, bicicletas em segunda mão, bikes usadas
used-cars: automóveis usados, carros em segunda mão, carros seminovos
second-hand-clothes: roupa em segunda mão, roupas usadas, brechó
pram: carrinho de bebé, carrinho de bebê
used-furniture: móveis usados, móveis em segunda mão
lawn-mowing: corte de relva, corte de grama, cortar a relva
snow-clearing: limpeza de neve, remoção de neve
gutter-cleaning: limpeza de calhas, limpeza de caleiras
carpet-cleaning: limpeza de tapetes, lavagem de tapetes, limpeza de carpetes
window-cleaning: limpeza de vidros, limpeza de janelas, lavagem de vidros
house-clearance: esvaziamento de casas, limpeza de recheios, retirada de móveis velhos
skip-hire: aluguer de contentores, aluguel de caçambas, caçamba de entulho
washing-machine-repair: reparação de máquinas de lavar, conserto de máquina de lavar, conserto de lavadora
boiler-service: manutenção de caldeiras, revisão de caldeiras, assistência a caldeiras
air-conditioning: ar condicionado, instalação de ar condicionado
solar-panels: painéis solares, painéis fotovoltaicos, energia solar
kitchens: cozinhas por medida, cozinhas planejadas, móveis de cozinha
bathroom-renovation: remodelação de casas de banho, reforma de banheiro, reforma de banheiros
drain-clearing: desentupimentos, desentupimento, desentupidora
dog-walking: passeador de cães, passeadora de cães, passeio de cães
cat-sitting: cuidador de gatos, cuidadora de gatos, cat sitter ao domicílio
babysitter: babá, ama de crianças, baby-sitter para crianças
home-care: apoio domiciliário, cuidados ao domicílio, cuidados domiciliares
dj: dj para festas, dj para casamentos
wedding-band: banda para casamentos, música para casamentos, grupo musical para casamentos
childrens-clown: palhaço para festas, palhaço infantil, palhaço para aniversário
food-truck: rulote de comida, carrinha de comida, trailer de lanches
pizza-delivery: entrega de pizzas, pizza ao domicílio, delivery de pizza
kebab-house: casa de kebab, restaurante kebab, kebab
pancake-house: creperia, casa de panquecas
cakes-to-order: bolos por encomenda, bolos sob encomenda, bolos personalizados
breakfast-cafe: pequeno-almoço, café da manhã, pequenos-almoços
lunch-menu: menu do dia, prato do dia, almoço executivo
barbecue-evening: noite de churrasco, churrasco, churrascada
eyelash-extensions: extensão de pestanas, extensão de cílios, alongamento de cílios
teeth-whitening: branqueamento dentário, clareamento dental
hair-removal: depilação, depilação a laser, depilação com cera
sauna: sauna finlandesa, sauna a vapor, sauna
`;
