/** Portuguese words for work. Notation: word-list.ts. */
export const portugueseWork = `
3d-printer: impressora 3d, impressoras 3d, impressão 3d, impressões 3d
abacus: ábaco, soroban
air-compressor: compressor de ar, compressores de ar, aluguer de compressores, aluguel de compressor
anvil hammer: ferreiro, forja, serralharia artística
app-phone: app, aplicativo, aplicativo de, nosso app, novo app, nossa app, nova app, aplicação móvel, aplicações móveis
app-phone: nosso aplicativo, novo aplicativo, baixe o app, baixe nosso app, aplicativos, descarregue a app
app-phone laptop: desenvolvimento de aplicativos, desenvolvimento de apps, criação de aplicativos
ballot-box: eleições, referendo, orçamento participativo, eleições autárquicas, eleições municipais, vote na, vote no
ballot-box: vote em, vote por, autárquicas, legislativas, presidenciais, vote, vereador, vereadora, prefeito, prefeita
ballot-box: mesários, deputado, comício, assembleia eleitoral, presidente da junta, registo de eleitores
ballot-box: registo eleitoral, recenseamento eleitoral, título de eleitor, vá votar, votação, eleição da diretoria
ballot-box: eleição da direção, eleição
banknotes coin: crédito, empréstimo, financiamento, empréstimos, consignado, refinanciamento, renegociação de dívidas
banknotes coin: dívidas, antecipação de fgts, saque fgts, feirão limpa nome
banknotes: casa de câmbio, casas de câmbio, câmbio e turismo
barber-chair: cadeira de barbeiro, cadeiras de barbeiro, cadeira de cabeleireiro, cadeira para alugar em barbearia
barber-chair: cadeira em barbearia, cadeiras em barbearia
billboard: outdoors publicitários, painel publicitário, painéis publicitários, painéis de publicidade, mídia exterior
billboard: publicidade exterior, outdoor publicitário
blackboard: quadro-negro, lousa, lousas
blood-drop: doação de sangue, doar sangue, doe sangue, dádiva de sangue, dar sangue, doadores de sangue, hemocentro
blood-drop: banco de sangue, recolha de sangue, dê sangue, dador de sangue, dadores de sangue, doação de medula
books: guia de viagem
books open-book: clube de leitura, clube do livro, encadernação, encadernador, livraria, biblioteca, livros, livro
books open-book: feira do livro, manuais escolares, sebo, alfarrabista, quadrinhos, hora do conto, contação de histórias
books open-book: romance
books pencil: explicador, explicadora, centro de explicações, centro de estudos, aula particular, professor particular
books pencil: professora particular, apoio ao estudo, apoio escolar, aulas de apoio, preparação para exames
books pencil: trabalhos de casa, aulas preparatórias, encceja, aula de reforço, aulas de reforço
books superhero: gibi, gibis, gibiteca, mangá e anime, anime e mangá
briefcase handshake: consultoria, consultoria empresarial, recrutamento, consultor, feira de emprego, feira de empregos
briefcase handshake: feira do emprego, mutirão de emprego
briefcase handshake: ~ vaga, vagas, emprego
business-cards printer: cartões de visita, cartão de visitas, cartões de visitas, cartão de visita
calculator receipt: calculadora, calculadoras, abertura de empresa, processamento de salários, consultoria fiscal
calculator receipt: contabilista, contabilidade, contador, impostos, imposto de renda, preenchimento do irs
calculator receipt: declaração do imposto de renda, irpf, contadora, folha de pagamento, nota fiscal, mei, abrir empresa
calculator receipt: abertura de mei, faturação, consultoria contábil, auditoria, assessoria contábil, fiscalidade, iva
calculator receipt: solicitador contas, técnico de contas, irs simples, irs, entrega do irs, irs preenchimento
calculator receipt: preenchimento de irs
calendar: calendário de parede, planner, calendário, calendários
card-terminal credit-card: maquininha de cartão, maquininha, maquininhas, máquina de cartão, terminal de pagamento
card-terminal credit-card: terminal multibanco, tpa, sistema pdv, pdv, software de faturação pos, frente de caixa
card-terminal: terminais de pagamento
cash-register: caixa registadora, caixas registadoras, caixa registradora, caixas registradoras
chainsaw logs: motosserras, afiação de motosserras, motosserra
chart-up: consultor financeiro, investimentos, investimento, bolsa de valores, previdência, tráfego pago
cherry-picker: plataforma elevatória, plataformas elevatórias, caminhão cesto, cesto aéreo
chimney-sweep: limpa-chaminés, limpeza de chaminés, limpeza de chaminé, limpador de chaminés
circuit-board: placa eletrônica, placas eletrônicas, circuito impresso, conserto de placas, componentes eletrônicos
cleaner: faxineira, empregada de limpeza, diarista, senhora da limpeza, auxiliar de limpeza, ofereço-me como diarista
clipboard: vistoria, vistorias
coin magnifier: compra de moedas, numismática, penhores, velharias
combine-harvester: debulha
combine-harvester wheat: colheitadeira, colheitadeiras, ceifeira-debulhadora, ceifeira, colheita mecanizada, debulhadora
concrete-mixer bricks: betão, betão pronto, concreto, concreto usinado, betoneira, contrapiso, concretagem
conveyor-belt: correia transportadora, correias transportadoras, esteira transportadora, esteiras transportadoras
conveyor-belt: tapete transportador
crayon: livro de colorir, plasticina, massinha de modelar, canetinhas
crayon teddy-bear: infantário
crutch bone: ortopedista, prótese da anca, prótese do joelho, joelho, medicina desportiva, medicina do esporte, artrose
crutch bone: lesões desportivas
defibrillator: desfibrilhador, desfibrilhadores, desfibrilador, desfibriladores
dentist-chair: cadeira de dentista, cadeira odontológica, cadeiras odontológicas, equipo odontológico
desktop-computer: monitor gamer, código
desktop-computer laptop: software, programa de gestão, sistema de gestão, crm, erp, programação, curso de programação
desktop-computer laptop: programador
doctor: médico de família, clínico geral
document briefcase: carteira de trabalho
drill: berbequim, furadeira, parafusadora, parafusadeira, aparafusadora, aparafusadoras
drill toolbox: loja de ferragens
drone: drones, filmagem aérea, imagens aéreas, fotografia aérea
dust-mask: máscara antipó, máscara contra poeira, máscaras contra poeira, máscara FFP2, máscara PFF2
envelope: envelopes, cartas antigas
excavator: terraplanagem, escavações, demolição, demolições, mini-giratória, mini giratória, minigiratória
excavator: minigiratórias, giratória com manobrador, giratória com operador
excavator crane: miniescavadora, miniescavadeira, mini escavadeira, escavadeira, retroescavadeira, escavadora
excavator crane: retroescavadora, terraplenagem
exhibition-stand: stand para feiras, estande de feira, estandes para feiras, montagem de estandes, montagem de stands
folder desktop-computer: auxiliar administrativo, auxiliar administrativa, assistente administrativo
folder desktop-computer: assistente administrativa
forklift: empilhadeira, empilhadeiras, empilhador, empilhadores
forklift pallet: operador de armazém, operadores de armazém, fiel de armazém, estoquista, conferente, almoxarife
forklift parcel: paletes usadas
fountain-pen document: papelaria
fountain-pen notebook: oficina de escrita
fountain-pen scroll: caligrafia
fountain-pen open-book: concurso de poesia, recital de poesia, concurso literário
gardener: jardineiro, jardineiros
gardener house: casal de caseiros, caseiro casal, caseiro para sítio, caseiro para chácara
gavel: leiloeira, leilão, leilões
generator plug: gerador, geradores, aluguer de geradores, geradores de energia, gerador de energia, aluguel de geradores
generator plug: aluguel de gerador, grupo gerador, grupos geradores
gold-bars: barra de ouro, barras de ouro, lingote, lingotes
hard-hat: capacete de obra, capacetes de obra, capacete de segurança, capacetes de segurança, capacete de proteção
hard-hat: capataz
headset speech-bubble: call center, central de atendimento, atendimento ao cliente, apoio ao cliente, telemarketing
headset speech-bubble: atendimento telefônico, atendimento telefónico, contact center, operador de call center
house-contract: escritura de imóvel, escrituras de imóveis, contrato de aluguel, contrato de arrendamento
house-contract: contratos de arrendamento, contrato de locação, direito imobiliário, compra e venda de imóveis
house-contract: solicitadora imobiliária, regularização de imóveis
hydraulic-hose: mangueiras hidráulicas, mangueira hidráulica, tubos hidráulicos
identity-card: crachá, crachás
identity-card wallet: achei documentos, documentos perdidos, documentos encontrados, perdi documentos
label-roll: impressão de etiquetas, etiquetas adesivas, etiqueta adesiva, rótulos adesivos, etiquetas em rolo
label-roll: impressão de autocolantes
laptop: desenvolvimento web, computador, computadores, portáteis, software de gestão, teletrabalho, desenvolvedor
laptop: aplicações web, recuperação de hd, recuperação de hds
laptop screwdriver: assistência técnica de computadores, conserto de computador, conserto de notebook
laptop screwdriver: conserto de computadores, reparação de computadores, informática, curso online, cursos online
laptop screwdriver: notebook, manutenção de computadores, recuperação de dados, reparação de portáteis
laptop screwdriver: formatação de computador
lathe: torneiro mecânico, tornearia, usinagem, usinagem cnc, maquinação, torneamento, torno cnc, serralharia mecânica
lift: manutenção de elevadores, técnico de elevadores, assistência a elevadores, elevador, elevadores
lockers: cacifo, cacifos, guarda-volumes, armários de vestiário, armário de vestiário, aluguer de cacifos
loudspeaker car: carro de som, carros de som
love-letter: postais de natal, papel de embrulho
magnifier: detetive privado, detetive
magnifier chart-up: otimização de sites, google ads, agência seo, gestor de tráfego, estudo de mercado
meeting-room: sala de reunião, salas de reunião, sala de reuniões, salas de reuniões, sala de conferências
meeting-room: salas de conferências, assembleia geral, assembleias gerais, salas para formação, sala de formação
megaphone chart-up: reunião de moradores, assembleia de freguesia, agência de publicidade
megaphone chart-up: agência de marketing, marketing digital, seo, marketing
megaphone smartphone: redes sociais, gestão de redes sociais, influencer, influenciador, influenciadora digital
megaphone smartphone: publicidade online, agência de comunicação
megaphone speech-bubble: audiência pública, reunião de bairro, assembleia de moradores
network-cable: cabo de rede, cabos de rede, cabeamento estruturado, cablagem estruturada, cabeamento de rede
network-cable: cabo ethernet
newspaper: jornal local, jornal regional
notebook: bloco de notas
notebook pencil: apoio aos trabalhos de casa, sala de estudo, reforço escolar, ajuda nos tpc
open-book pencil: aulas particulares, curso de inglês, escola de idiomas, explicações, aulas de inglês
open-book pencil: aulas de português, português para estrangeiros, curso de português, aulas de física
open-book pencil: aulas de história
open-book pencil: ~ inglês, alemão, francês
paintbrush amphora: pintura em cerâmica, pintura em porcelana
paintbrush church: talha dourada
paintbrush tiles: pintura de azulejos, pintura de azulejo, pintar azulejos, pintura em azulejo, workshop de azulejos
paintbrush tiles: azulejaria
pallet: palete, paletes, pallet, pallets, móveis de pallet
pallet-racking: porta-paletes convencional, estantes para paletes, estanteria para paletes
pallet-racking: racks porta-paletes, porta-paletes
pallet-truck: porta-paletes manual, paleteira, paleteiras, transpalete, transpaletes
parcel: encomendas
parcel delivery-van: caixas de papelão, caixas de cartão, plástico bolha, fita de embalagem, caixas para mudança
parcel delivery-van: embalagens, embalagem
pen memo: abaixo-assinado, petição, petições, recolha de assinaturas, assine a petição
pen notebook: escrita criativa
pencil notebook: papelarias, regresso às aulas, volta às aulas, cadernos, canetas e cadernos, material de escritório
pencil notebook: lista escolar, estojos
phone-case: capinha, capinhas, capinha de celular, capinhas de celular, capa de celular, capas de celular
phone-case: capas para celular, capinhas personalizadas, capas de telemóvel, capa de telemóvel, capas para telemóvel
phone-case: acessórios para celular, acessórios para telemóvel, acessórios de celular
pill mortar: parafarmácia, farmacêutico, farmacêutica, remédios
pill stethoscope: farmácia, suplementos, vitaminas
pocket-knife: canivete, canivetes, canivete suíço, canivetes suíços
power-bank: power bank, powerbank, power banks, carregador portátil, carregadores portáteis, bateria externa
pressure-gauge: manómetro, manómetros, manômetro, manômetros, calibração, serviços de calibração
price-tag desk-lamp: feira da ladra, feira de velharias, feira de usados, feira de garagem, venda de garagem
price-tag desk-lamp: artigos usados
printer: gráfica, impressão, banners, panfletos, recarga de cartuchos
printer memo: tinteiros, tinteiro, toners, folhetos, panfletagem, cartazes, faixas, reclamos
printer paintbrush: serigrafia, fachadas em acm, adesivos, comunicação visual
receipt card-terminal: ponto de venda, software pos
receipt laptop: programa de faturação, software de faturação, emissor de notas
receipt shopping-cart: operadora de caixa, operadores de caixa, caixa de supermercado
road-roller: asfalto, asfaltamento, pavimentação, pavimentações, alcatrão, tapa-buraco, recapeamento
robot gear: robótica, inteligência artificial
roll-up-banner: roll-up publicitário, roll-ups publicitários, banner roll-up, banners roll-up, impressão de lonas
roll-up-banner: impressão de banners
rubber-stamp document: notário, notária, cartório, cartório notarial, carimbo, carimbos, tabelionato
satellite-dish television: antenas
satellite-dish: TDT e satélite, TV por satélite, televisão por satélite
scaffold ladder: andaime, andaimes, aluguer de andaimes, aluguel de andaimes
scaffold: escora metálica, escoras metálicas
scales: advogado, advogados, advocacia, escritório de advocacia, advogada, divórcio, direito trabalhista
scales: direito do trabalho, trabalhista, solicitador, solicitadora, consultoria jurídica, apoio jurídico
scales: pensão alimentícia, direito de família, direito previdenciário, causas trabalhistas, benefício inss
scales: indemnização, inventário
scissor-lift: plataforma tesoura, plataformas tesoura, plataforma de tesoura, plataformas de tesoura
scissors: kit de artesanato
scissors hair-comb: cabeleireiro, cabeleireira, salão de cabeleireiro, corte de cabelo, corte e barba, corte e escova
scissors hair-comb: mechas, corte masculino, coloração, morena iluminada, luzes e morena, luzes no cabelo, fazer luzes
scissors hair-comb: corto cabelo a domicílio, corto cabelo
scroll document: genealogia
scroll fountain-pen: herança, heranças, inventários, escritura, habilitação de herdeiros, partilhas
scroll fountain-pen: cidadania portuguesa, cidadania italiana
security-guard: segurança privada, vigilante, vigilantes, agente de segurança, porteiro noturno
security-guard: porteiro para condomínio, vaga porteiro, auxiliar de portaria
server: hospedagem de sites, alojamento web, servidores, data center, datacenter
set-square calculator: explicações de matemática
set-square ruler: arquiteto, arquitetura, escritório de arquitetura, matemática
set-square ruler: aulas de matemática
set-square hard-hat: engenheiro civil, engenheira civil, engenharia civil
shipping-container: contentor marítimo, contentores marítimos, contêiner, contêineres, aluguel de container
shipping-container: casa container, frete marítimo
shop-assistant: ~ atendente de loja, balconista, operador de caixa, empregada de balcão
signing-hands: língua gestual, língua de sinais, curso de libras, intérprete de libras, língua gestual portuguesa
signing-hands: intérprete de língua gestual, aulas de Libras
site-cabin: contentor de obra, contentores de obra, container de obra, contentor escritório
site-cabin: aluguel de container para obra
smartphone: telemóvel, telemóveis, celular, celulares, conserto de celular, smartphone, troca de tela, troca de ecrã
smartphone: ecrã partido, tarifário móvel, plano móvel, telecomunicações, cartão sim, chip pré-pago, recondicionados
smartphone battery: bateria de telemóvel, bateria de celular
smartphone phone-case: película de vidro, películas de vidro
speaker: colunas de som, aluguer de som, coluna bluetooth, colunas bluetooth, caixa de som, caixas de som, aparelhagem
speaker: aluguel de som, barra de som, sistema de som
speaker car: som automotivo, som automóvel
speaker lorry: trio elétrico, trios elétricos
speech-bubble: intercâmbio de línguas, troca de idiomas, terapeuta da fala, fonoaudiólogo, fonoaudiologia, fonoaudióloga
speech-bubble: terapia da fala, aulas de mandarim, curso de mandarim, debate, debates, tertúlia, tertúlias
speech-bubble: roda de conversa, rodas de conversa
speech-bubble handshake: encontro com o presidente da câmara, encontro com o prefeito, gabinete aberto
speech-bubble microphone: gaguez, gagueira
speech-bubble open-book: inglês para, espanhol para, francês para, alemão para, curso de espanhol, aulas de espanhol
speech-bubble open-book: curso de línguas, intercâmbio, intercâmbios
speech-bubble open-book: libras, instituto de línguas
spotlight: iluminação cénica, iluminação cênica, som e luz, som e iluminação, iluminação para eventos, técnico de luz
spotlight: palcos e iluminação, palco e iluminação, iluminação de palco
spray-gun: pintura eletrostática, pintura electrostática, pistola de pintura, pistolas de pintura, pintura a pistola
spray-gun: lacagem
spreadsheet: planilha, planilhas, folha de cálculo, folhas de cálculo, planilha de Excel, curso de Excel
spreadsheet: planilhas Excel
steel-beam: viga de aço, vigas de aço, vigas metálicas, viga metálica, perfil i de aço
stethoscope: médico, consultório, hospital, pediatra
stethoscope hospital: reumatologista, reumatologia, gastroenterologista, gastroenterologia, endocrinologista
stethoscope hospital: endocrinologia, nefrologista, nefrologia, hematologista, hematologia, alergologista, alergista
stethoscope hospital: imunoalergologia, diálise, hemodiálise, proctologista, proctologia, cirurgião, cirurgiã
stethoscope hospital: cirurgia geral, cirurgia vascular, endoscopia, oncologia, varizes, angiologista, teleconsulta
stethoscope hospital: pediatria, urgências, posto de saúde, medicina do trabalho, exame admissional, rastreio
stethoscope hospital: novembro azul, mastologista
stethoscope: ~ clínica
syringe: vacinas, vacinação, botox, harmonização facial
syringe dog: vacina para cães, vacinas para cães, vacina para cachorro
syringe lotion: toxina botulínica, ácido hialurônico, preenchimento, cirurgia plástica, lipoaspiração, bioestimulador
syringe lotion: silicone mamário
tablet: tablet, tablets, ipad, ipads, mesa digitalizadora, mesas digitalizadoras, conserto de tablet
teacher crayon: auxiliar de ação educativa
telehandler: manipulador telescópico, manipuladores telescópicos, empilhador telescópico, empilhadores telescópicos
telephone: central telefónica, centrais telefónicas, pabx, linha de apoio
telephone older-person: teleassistência
telescope night-sky: astronomia
telescope star: observatório astronómico, observatório astronômico
test-tube: análises clínicas, laboratório, exames de sangue, análises ao sangue, exame de sangue, exames laboratoriais
test-tube: colheita de sangue, teste covid, físico-química, fisico-química, aulas de química
test-tube: aulas particulares de química, explicações de química, exame toxicológico, exames toxicológicos
theodolite set-square: topógrafo, topografia, topógrafos, levantamento topográfico, levantamentos topográficos
theodolite set-square: agrimensor, agrimensura, georreferenciamento
tiller: motocultivador, motocultivadores, motoenxada, motoenxadas, tratorito
translation open-book: tradução, tradutor, tradutora, traduções, agência de tradução, tradutores, intérprete
translation open-book: intérpretes, tradução de documentos, tradução simultânea
translation rubber-stamp: tradução juramentada, traduções juramentadas, tradução certificada, tradutor juramentado
translation rubber-stamp: tradutora juramentada, traduções certificadas, tradução oficial
ultrasound: ecografia, ecografias, ultrassom, ultrassonografia, ultrassonografias
usb-stick: pen drive, pen drives, pendrive, pendrives, pen usb, pens usb
vending-machine soft-drink: máquinas de vending, máquina de vending, máquinas automáticas de venda, vending machines
vending-machine soft-drink: vending
video-call headphones: webinar, webinars, videochamada, videochamadas, videoconferência, reunião online
video-call headphones: chamada de vídeo
waiter: garçom, garçonete, empregado de mesa, empregada de mesa
walkie-talkie: walkie-talkie, walkie-talkies, walkie talkie, walkie talkies, rádio comunicador, rádios comunicadores
web-page laptop: criação de sites, web design, sites, websites, wordpress, site profissional, sites profissionais
web-page laptop: seu site, página web, páginas web, website, desenvolvimento de sites, landing page, landing pages
web-page laptop: criação de site
web-page shopping-cart: loja online, lojas online, loja virtual, e-commerce, lojas virtuais, site e loja online
web-page shopping-cart: ecommerce
webcam: webcam, webcams, câmera web, câmara web, câmeras web
welding-mask fire: soldador, soldadores, soldadura, serralheiro soldador, solda, curso de solda, serviços de soldadura
welding-mask fire: soldas
wheel-loader: pá carregadora, pás carregadoras, pá carregadeira, pás carregadeiras, aluguel de pá carregadeira
whiteboard: quadro branco, quadros brancos, lousa branca
windscreen: para-brisas, pára-brisas, para-brisa, troca de para-brisa, reparação de para-brisas
windscreen: substituição de para-brisas, vidros automotivos, vidros auto, vidros para carros, vidros para automóveis
`;
