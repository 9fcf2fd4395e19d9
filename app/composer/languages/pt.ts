import type { Language } from './language.ts';

/** Portuguese. */
export const pt = {
  code: 'pt',
  functionWords:
    'flores costureira conserto cachorro cães gatos festa festas o os as um uma de do da dos das e com para por em seu sua nosso nossa novo nova todo todos todas saldos oferta ofertas promoção desconto descontos grátis frete envio compre hoje agora só até loja inauguração grande verão inverno primeira primeiro melhor sapatos tênis não mais liquidação café curso inglês aula aulas inscrições viagem bolo cenoura pão pães queijo vinho flores móveis cozinha jardim casa escola violão salão restaurante feira domingo crianças cachorro bicicleta carro livros joias roupas casamento concerto fresco caseiro artesanal quente conserto celular sorvete marmita doces festa',
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
    enrol: 'Matricule-se',
    view: 'Agende uma visita',
    'test-drive': 'Agende um test drive',
    play: 'Jogue agora',
    listen: 'Ouça agora',
    directions: 'Como chegar',
  },
  playfulCall: 'Eu quero',
  callNumber: 'Ligue {phone}',
  off: String.raw`desconto\p{L}*|off|economize|poupe|a menos|abatimento`,
  offers: [
    {
      kind: 'free',
      source: String.raw`gr[áa]tis|gratuit\p{L}*|de brinde|brinde|sem custo|por nossa conta|entrada livre|oferta d\p{L} \p{L}+|frete grátis|isent\p{L}*`,
    },
    {
      kind: 'half',
      source: '(?:pela )?metade do preço|a metade|(?:segund[oa]|2[ªº]) [^.!?]{0,16}(?:metade|# ?%)',
    },
    {
      kind: 'bundle',
      source:
        'lev(?:e|a) # ?,? ?(?:e )?pag(?:ue|a) #|pag(?:ue|a) # ?,? ?(?:e )?lev(?:e|a) #|# por #|compre # ?,? ?(?:e )?(?:leve|ganhe)[^.!?]{0,14}|dois por um|(?:segund[oa]|terceir[oa]) [^.!?]{0,24}(?:grátis|metade|# ?%)',
    },
  ],
  upTo: 'até(?: um| a)?|pelo menos|mais de',
  from: 'a partir de|desde|apenas|só|somente|por(?: apenas| só)?|agora',
  insteadOf: 'em vez de|ao invés de|antes|de',
  per: String.raw`por (?:pessoa|noite|dia|semana|mês|ano|hora|aula|sessão)|ao (?:mês|ano)|a (?:hora|noite)|/\s?(?:mês|noite|dia|ano|pessoa|hora|kg|aula)|mensa(?:l|is)|cada|por cabeça|no pix|à vista|sem juros`,
  until: 'até(?: o| a| ao| dia)?|antes de|válid[oa] até|termina',
  lastDays:
    '(?:só|somente|apenas) (?:hoje|amanhã|este fim de semana|neste fim de semana|esta semana)|este fim de semana|últimos dias|última chance|enquanto durarem os estoques|hoje',
  conditions: String.raw`selecionad[oa]s?|seleção|novos clientes|clientes novos|sócios?|membros?|estudantes?|mínim[oa]|mín\.|máx\.|compras? (?:acima|superiores|mínima)|acima de|não (?:válido|cumulativo|acumulável)|exceto|só para|somente para|para (?:estudantes|novos|crianças|idosos|grupos)|primeir[oa] (?:compra|pedido|visita|aula)|depois|sem fidelidade|às (?:segundas|terças|quartas|quintas|sextas)|de segunda a|em tod[oa]s|na loja`,
  hours: 'aberto|abrimos|horário|funcionamento',
  phone: String.raw`tel(?:\.|efone)?|ligu?e\p{L}*|whatsapp|zap|telem[óo]vel|celular|contato|contacto|reservas`,
  planning:
    '^(?:mais)|aumentar|vender mais|mais (?:clientes|vendas|reservas|pedidos|alunos)|atrair|objetivo|meta|orçamento de|desovar|queimar estoque|conseguir|captar|alcançar|divulgar|fidelizar',
  negations: String.raw`não|sem|nunca|jamais|nenhum\p{L}*|nem|evit[ae]\p{L}*`,
  walkIns: 'sem (?:marcação|marcar|reserva|agendamento|hora marcada)(?: prévia)?',
  hiring: String.raw`contrata-se|contratamos|estamos contratando|precisa-se(?: de)?|procura-se (?:empregad|cozinheir|motorist)\p{L}*|admite-se|vaga para|temos vaga`,
  cries: 'novo|nova|novidade|finalmente|atenção|última chance|urgente|ajude|em breve|inauguração',
  letting: 'aluga-se|para alugar|alugo|para arrendar|arrenda-se',
  selling: 'vende-se|à venda|vendo',
  pointers: {
    donate: 'doe doar doação doações ong abrigo* apadrinh*',
    apply: 'vaga vagas contrata-se contratamos recrut* emprego estágio* precisa-se candidat* procura-se',
    download: 'app aplicativo baixe baixar',
    play: 'jogo jogos game',
    listen: 'podcast* álbum ouça radio audiolivro*',
    view: 'apartamento* à_venda para_alugar imóve* imobiliári* moradia* quartos casa_à_venda aluga-se vende-se arrenda-se casa_à aluguel kitnet terreno quarto*',
    'test-drive': 'concessionári* carros_usados carro_usado seminovo* test_drive test-drive',
    tickets:
      'show shows concerto* teatro* circo festival* cinema* exposição museu* ingresso* bilhete* stand-up',
    table:
      'restaurante* churrascaria* rodízio* bistrô reserva_de_mesa reservar_uma_mesa almoço jantar brunch cardápio taberna* tasca*',
    enrol:
      'curso cursos aula aulas escola* academia_de aprenda* oficina oficinas matrícula* creche* explicações reforço_escolar curso* autoescola* colônia_de_férias oficina* natação intercâmbio',
    quote:
      'encanador* canalizador* eletricist* reforma* pintor* mudança* limpeza* seguro seguros arquitet* marceneir* chaveiro* ar_condicionado painéis_solares buffet gráfica orçamento* jardineir* eletricista* telhado* limpeza faxina* dedetiz* piscina* piscinas energia_solar solar seguro* marcenari* ar-condicionado obras remodelaç* jardin* vidraç* tradu* desentup* conserto_de_telhado limpeza_de instalação* manutenção_de',
    book: 'costureira* conserto* dentista* médic* clínica* fisioterap* cabeleireir* barbearia* salão massage* unhas manicure* spa veterinári* oficina_mecânica mecânic* hotel* pousada* fotógraf* ótica* estétic* agendamento* aluguel_de odonto* psicólog* nutricionista* depilação massag* hostel aluguel_de_carro aluguer táxi passagens voos viage* excurs* passeio* tatua* banho_e_tosa lava_jato dj alojamento_local retiro* passeio_de consulta*',
    order:
      'pedido* peça encomend* delivery entrega* marmita* pizza* pizzaria* hambúrguer* lanche* padaria* confeitari* bolo* salgad* doces takeaway',
    visit:
      'inauguraç* abertura visite feira* bazar mercado* açougue* floricultura* livraria* café cafeteria* sorveteria* gelataria* farmácia* bar lavanderia* talho* viveiro*',
    contact:
      'advogad* notári* contador* contabil* consultor* assessoria* funerári* lar_de_idosos atacado compro_ouro financiamento*',
    start: 'academia_de_ginástica academia ginásio* fitness crossfit software musculação',
    'sign-up': 'inscri* cadastr* assin* newsletter voluntári* webinar*',
    buy: 'pet_shop compr* promoç* liquidaç* oferta* desconto* loja* outlet sapato* tênis móveis colchão colchões sofá* roupa* joias mel vinho* óculos bicicleta* livros brinquedo* sérum cosmétic* velas azeite_de lenha ração*',
  },
} satisfies Language;
