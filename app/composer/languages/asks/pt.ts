import type { Asks } from './asks.ts';

/** What ads in Portuguese ask their readers to do. */
export const asks = {
  calls: {
    buy: 'Compre agora',
    order: 'Peça agora',
    book: 'Reserve agora',
    table: 'Reserve uma mesa',
    reserve: 'Garanta sua vaga',
    'sign-up': 'Inscreva-se',
    learn: 'Saiba mais',
    download: 'Baixe o app',
    quote: 'Peça um orçamento',
    donate: 'Doe agora',
    visit: 'Visite-nos',
    contact: 'Fale conosco',
    start: 'Comece agora',
    discover: 'Descubra mais',
    tickets: 'Garanta seu ingresso',
    apply: 'Candidate-se',
    call: 'Ligue já',
    enrol: 'Inscreva-se',
    view: 'Agende uma visita',
    'test-drive': 'Agende um test drive',
    play: 'Jogue agora',
    listen: 'Ouça agora',
    directions: 'Como chegar',
    'test-ride': 'Agende um test drive',
    demo: 'Agende uma demonstração',
    appointment: 'Agende um horário',
    text: 'Envie uma mensagem',
    follow: 'Siga-nos',
    vote: 'Vote agora',
    sign: 'Assine agora',
  },
  teams: 'equip[ae]s? de(?: até)?',
  triedFirst: String.raw`\p{Nd}{1,2} dias (?:grátis|gratuitos|de teste)|teste (?:grátis )?(?:de|por) \p{Nd}{1,2} dias|sem cartão`,
  timeIsBookedApart: true,
  moneyAskedFor: 'dinheiro|doações|donativos',
  yours: 'seus?|suas?|teus?|tuas?',
  broken:
    'parad[oa]s?(?=\\s?[?])|encravad[oa]s?|emperrad[oa]s?|rasgad[oa]s?|avariad[oa]s?|estragad[oa]s?|quebrad[oa]s?|entupid[oa]s?|não (?:gela|liga|funciona)|trincad[oa]s?|rachad[oa]s?|partid[oa]s?|piscina verde|água verde|vazamento',
  handedIn: 'pontos? de (?:recolha|coleta|doação)|estamos a recolher|campanha d[eo] (?:recolha|agasalho)',
  people: 'voluntários|atores|atrizes|leitores|músicos|jogadores|árbitros|treinadores|locutores|figurantes',
  negotiable: 'negociável|negociáveis',
  emergency: 'urgências?|emergências?|24 ?horas|dia e noite',
  guests:
    'fregueses|mesas cheias|encher (?:as mesas|a sala|a casa|o salão|a esplanada)|(?:gente|clientes|famílias) (?:à|ao|no|na|nas|nos|às|aos|de|durante|para)',
  madeFor:
    'sites?|páginas? web|logo(?:tipo|marca)?s?|letreiros|faixas|banners|panfletos|flyers|cartões de visita|adesivos|convites|cortinas|persianas|carimbos',
  players: 'jogadores',
  votes: 'votos?|votação|votações',
  weAre: '(?:somos|sou)(?:\\s(?:uma?))?',
  inspected: 'inspeç(?:ão|ões)|vistorias?|laudos?|certificados? energéticos?|perícias?',
  showrooms: 'show-?room|loja|exposição',
  fetchedOnly:
    '(?:só|somente|apenas) (?:retirada|levantamento|recolha)(?: no local)?|não (?:envio|enviamos|entrego|entregamos)',
  fewestMade: String.raw`MOQ|(?:pedido|quantidade|encomenda) mínim[oa](?: de)?:? \p{Nd}{2,5} (?:peças|pçs|unidades)`,
  starts: 'a partir de|início|inicia|começa|desde|todos os',
  helpers: {
    get: 'formação (?:incluída|gratuita)|treinamento (?:gratuito|incluso)|damos (?:formação|treinamento)',
    give: String.raw`(?:uma|duas|\p{Nd}{1,2}) horas? por semana|voluntári\p{L}*`,
  },
  inOneDay: 'num dia|em um dia|numa tarde',
  weBuy: 'compramos|compro',
  mottoes: 'experimente antes de comprar',
  callNumber: 'Ligue {phone}',
  textNumber: 'SMS para {phone}',
  petitions: 'petiç(?:ão|ões)|abaixo-assinados?|assinaturas(?= (?:para|contra|a favor))',
  taughtAlone: 'aulas? particular(?:es)?|explica(?:ções|dora?)|aulas? individua(?:l|is)|aulas? de condução',
  fetches: 'recolhemos|buscamos|vamos buscar|recolha ao domicílio|retiramos',
  ensembles:
    'coro|coral|banda|filarmónica|orquestra|grupo de teatro|equipa de (?:futebol|andebol|rugby)|time de (?:futebol|vôlei)',
  parts:
    'cantores|vozes|tenores|baixos|baterista|guitarrista|baixista|jogador(?:es|as)?|guarda-redes|goleiro|músicos',
  auditions: 'audiç(?:ão|ões)',
  notified: 'cortes? de (?:água|energia|trânsito)|mudança de horário',
  turnedInto: 'converter|transformar em|passar(?:em)? (?:a|para)',
  also: 'também',
  numberFor:
    'encomend(?:e|as?|ar)|pedidos?|peça|pedir|reserv(?:e|as?|ar)|marc(?:e|ações|ar)|inscri(?:ções|ção|ção|eva-se|ever)|inscreva-se|agend(?:e|amentos?|ar)|informações|infos?|falar|fale|contact(?:o|e)|contat(?:o|e)|dúvidas|orçamentos?|matrículas?|chame?',
  onTheSpot:
    'à (?:porta|entrada)|na (?:porta|entrada|hora|bilheteira|bilheteria|loja)|no (?:local|balcão)|até (?:esgotar|acabar|durarem)|faça chuva|com chuva ou|estacionamento|só dinheiro|traga|tragam|venha|venham|vem|apareça|apareçam|passe (?:na|no|por)|em frente|ao lado d|atrás d|aberto a todos|todos bem-vindos|música ao vivo|quermesse|barraquinhas|insufláveis',
  venues: String.raw`salão (?:paroquial|de festas|da igreja)|praça \p{L}+|largo d\p{L}|pavilhão|junta de freguesia|casa do povo|ginásio|quadra|adro`,
  roomFor: String.raw`\p{Nd} (?:vagas|lugares|participantes|pessoas)|máx(?:imo|\.)? \p{Nd}|(?:vagas|lugares) limitad\p{L}+|turmas? reduzidas?`,
  bookedAhead:
    'reservas? (?:é |são )?(?:obrigatórias?|necessárias?|prévias?|antecipadas?)|(?:só|apenas|somente) com reserva|mediante (?:reserva|marcação|agendamento)|com agendamento prévio',
  registeredAhead:
    'inscriç(?:ão|ões) (?:é |são )?(?:obrigatórias?|prévias?|necessárias?)|mediante inscrição|com inscrição prévia',
  enough: 'já (?:temos|há|tem) (?:bastantes?|suficientes?|que chegue)',
  raises: String.raw`arreca\p{L}*|angariar?|financiar|fundos para`,
  deeds: {
    visit:
      'portas_abertas dia_aberto visite-nos venha_conhecer venha_visitar venha_nos_visitar vem_visitar venda_direta passe_por_cá visite_a_nossa visite_o_nosso visite_nossa visite_nosso',
    footfall:
      'movimento_na_loja visitas visitantes clientes_na_loja fluxo_na_loja gente_na_loja pessoas_na_loja gente_à_loja à_loja na_loja ao_showroom',
    view: 'visitas_ao_imóvel visita_ao_imóvel visitas_ao_apartamento visitas_agendadas',
    'test-drive': 'test_drive test_drives teste_de_condução',
    'test-ride': 'passeio_de_teste',
    demo: 'demo demos demonstração demonstrações',
    appointment:
      'exames_de_visão exame_de_vista exames_de_vista consultas_de_optometria consulta_gratuita primeira_consulta avaliação_gratuita consultoria_gratuita prova_do_vestido prova_de_vestido marque_a_sua_prova marque_sua_prova marca_a_tua_prova agende_a_sua_prova agende_sua_prova marcar_prova',
    call: 'ligações chamadas telefonemas',
    text: 'escreva-nos mande_mensagem envie_mensagem mande_um sms whatsapp zap mensagem',
    follow: 'seguidores siga-nos segue-nos',
    contact: 'pedidos_de_informação contatos contactos leads',
    adopt:
      'espera_um_lar esperam_um_lar adote adota para_adoção adoção adoções procura_um_lar procuram_um_lar procura_família procuram_família',
    join: 'sócios novos_sócios associados assinantes membros novos_membros junte-se',
    taster:
      'aula_experimental aulas_experimentais aula_grátis aula_de_teste treino_experimental baptismo batismo_de por_um_dia',
    vote: 'vote votem vota',
    volunteer: 'motorista motoristas condutores voluntários precisamos_de_mãos mãos_precisam-se',
    online: 'pela_internet no_site',
  },
} satisfies Asks;
