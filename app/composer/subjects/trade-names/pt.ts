/** Everyday trades by their plain names in Portuguese; kinds.ts says what they are. */
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
`;
