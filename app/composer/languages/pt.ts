import { asks } from './asks/pt.ts';
import type { Language } from './language.ts';
import { portugueseLooks } from './pt-looks.ts';

/** Portuguese. */
export const pt = {
  code: 'pt',
  functionWords:
    'conta contas dividir aplicativo flores costureira conserto cachorro cães gatos festa festas o os as um uma de do da dos das e com para por em seu sua nosso nossa novo nova todo todos todas saldos oferta ofertas promoção desconto descontos grátis frete envio compre hoje agora só até loja inauguração grande verão inverno primeira primeiro melhor sapatos tênis não mais liquidação café curso inglês aula aulas inscrições viagem bolo cenoura pão pães queijo vinho flores móveis cozinha jardim casa escola violão salão restaurante feira domingo crianças cachorro bicicleta carro livros joias roupas casamento concerto fresco caseiro artesanal quente conserto celular sorvete marmita doces festa atendente balconista vendedora',
  freeBehind: true,
  genitives: 'd[aeo]|dos|das|para',
  runOn: {
    opening:
      '(?:olá|oi|bom dia)(?: a todos| pessoal| gente)?[,!.]*(?: (?:somos|sou))?(?: uma?)?|(?:somos|sou) uma?',
    goesOn: '(?:e )?procuramos|há # anos|(?:e )?(?:fazemos|oferecemos|temos|faço|ofereço)|lig(?:ue|a)',
    orders: 'por favor (?:ponha|diga|mencione|escreva|mostre)|(?:e )?(?:quero|queremos|preciso) que ',
  },
  calledBy: 'portuguese|português|portugues|portugiesisch|portugais|португальск',
  ...asks,
  playfulCall: 'Eu quero',
  callOpenings: 'reserve|compra|compre|reserva|reservar|visite|peça|baixe|saiba mais|garanta|clique',
  requests: {
    opening: String.raw`(?:cri[ae]r?|faça|fazer|quero)?\s*(?:um(?:a)?\s+)?(?:anúncio|propaganda|publicidade|cartaz|banner)\s+(?:para|de)\s+(?:o|a|os|as|um|uma)?\s*(?:meu|minha|nosso|nossa)?\s*`,
    closing: '',
  },
  adWords: 'campanha',
  quotes: '“”',
  leaningLetters: 'aeoàéáó',
  years: 'anos',
  thousands: 'mil',
  millions: 'milhões',
  units: '',
  forSoMany: 'por',
  below: 'menos de|abaixo de',
  numero: 'n[º°]',
  honorifics: 'sra?|dr',
  currencies: 'euros?',
  askedIn: 'em {}',
  quotedRoles: {
    callToAction: 'botão',
    subline: 'subtítulo',
    headline: 'título',
    offer: 'oferta',
    brand: 'chamad[ao]',
  },
  asPart: 'como',
  notDiscounts: 'natural',
  discountOn: 'em',
  and: 'e',
  purposes: 'para',
  secondHalf: 'depois',
  goesOn: 'e|ou|mas',
  beforeWhen: 'com|a',
  unfinished: 'de|da|do|por',
  countedUnits: '',
  aboutAd: 'estilo|foto|cores|tema|ambiente',
  nameParticles: 'e|a|o|de|da|do',
  streets: { before: '[Rr]ua|[Aa]venida|[Pp]raça' },
  moreThan: 'mais de',
  outOf: 'de',
  toFigure: 'a|e',
  passing: 'antes d[aeo]|depois d[aeo]|perto d[aeo]|como',
  articles: 'o|os|as|a',
  forWhom: 'para',
  atHome: 'ao domicílio|em casa',
  refusals: 'não|sem|nunca',
  oClock: '',
  atHour: 'às',
  namedTimes: '',
  within: 'em',
  mention: 'mencione',
  orders: '',
  off: String.raw`desconto\p{L}*|off|economize|poupe|a menos|abatimento`,
  percent: 'por cento',
  reductions: String.raw`liquida[çz]\p{L}*|oferta|desconto`,
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
        'lev(?:e|a) # ?,? ?(?:e )?pag(?:ue|a) #|pag(?:ue|a) # ?,? ?(?:e )?lev(?:e|a) #|# por #|(?:compre|encomende|peça|reserve) #[^.!?,]{0,16},? ?(?:e )?(?:leve|ganhe|receba)[^.!?]{0,14}|dois por um|(?:segund[oa]|terceir[oa]) [^.!?]{0,24}(?:grátis|metade|# ?%)',
    },
  ],
  upTo: 'até(?: um| a)?|pelo menos|mais de',
  from: 'a partir de|desde|apenas|só|somente|por(?: apenas| só)?|agora',
  insteadOf: String.raw`em vez de|ao invés de|antes|(?<!\p{Nd}\s?[x×] )de`,
  per: String.raw`por (?:pessoa|noite|dia|semana|mês|ano|hora|aula|sessão)|ao (?:mês|ano)|a (?:hora|noite)|/\s?(?:mês|noite|dia|ano|pessoa|hora|kg|aula)|mensa(?:l|is)|cada|por cabeça|no pix|à vista|sem juros`,
  until: 'até(?: o| a| ao| dia)?|antes de|válid[oa] até|termina',
  lastDays:
    '(?:só|somente|apenas) (?:hoje|amanhã|este fim de semana|neste fim de semana|esta semana)|este fim de semana|últimos dias|última chance|enquanto durarem os estoques|hoje',
  deadlines: String.raw`(?:só )?até (?!\d+ ?%)[^.,;!\n]{2,20}`,
  codes: '',
  conditions: String.raw`selecionad[oa]s?|seleção|novos clientes|clientes novos|sócios?|membros?|estudantes?|mínim[oa]|mín\.|máx\.|compras? (?:acima|superiores|mínima)|acima de|não (?:válido|cumulativo|acumulável)|exceto|só para|somente para|para (?:estudantes|novos|crianças|idosos|grupos)|primeir[oa] (?:compra|pedido|visita|aula)|depois|sem fidelidade|às (?:segundas|terças|quartas|quintas|sextas)|de segunda a|em tod[oa]s|na loja|sinal de|caução|entrada de|enquanto durarem|mais IVA`,
  hours: 'aberto|abrimos|horário|funcionamento',
  phone: String.raw`tel(?:\.|efone)?|ligu?e\p{L}*|whatsapp|zap|telem[óo]vel|celular|contato|contacto|reservas`,
  abbreviations: 'nº sr sra tel av máx mín dto',
  dangling: 'as das para e da do dos em com pelo pela',
  planning:
    '^(?:mais)|aumentar|vender mais|mais (?:clientes|vendas|reservas|pedidos|alunos)|atrair|objetivo|meta|orçamento de|desovar|queimar estoque|conseguir|captar|alcançar|divulgar|fidelizar',
  negations: String.raw`não|sem|nunca|jamais|nenhum\p{L}*|nem|evit[ae]\p{L}*`,
  walkIns: 'na hora|enquanto espera|sem (?:marcação|marcar|reserva|agendamento|hora marcada)(?: prévia)?',
  hiring: String.raw`(?:envie|enviar|mande) (?:o )?(?:seu )?(?:CV|currículo)|contrata-se|contratamos|estamos contratando|precisa-se(?: de)?|procura-se (?:empregad|cozinheir|motorist)\p{L}*|admite-se|vaga para|temos vaga|meio período|período integral|part[- ]time$|carga horária|# ?h(?:oras)? semanais|em regime CLT|carteira assinada|vale[- ]transporte|contrato sem termo`,
  cries: 'novo|nova|novidade|finalmente|atenção|última chance|urgente|ajude|em breve|inauguração',
  letting: 'aluga-se|para alugar|alugo|para arrendar|arrenda-se',
  selling: 'vende-se|à venda|vendo|usad[oa]s?|em segunda mão|seminov[oa]s?',
  priced: {
    person: String.raw`irmãos|por (?:pessoa|cabeça|criança|casal|adulto)|\/ ?pessoa|adultos|crianças|ida e volta|só ida`,
    stay: String.raw`(?:por|a|o|à|ao|\/) ?(?:dia|noite|hora|fim de semana)|a diária|diária|\/ ?h`,
    term: String.raw`(?:por|ao|o|\/) ?(?:mês|trimestre|semestre|ano)`,
    piece: 'unidade?s?|cada um[a]?|o (?:quilo|kg|litro|pote|frasco|metro)|a (?:garrafa|caixa|dúzia|bandeja)',
  },
  courseLength:
    '(?:em )?(?:#|dois|duas|três|quatro|cinco|seis|oito|dez) (?:semanas|tardes|manhãs|noites de oficina|sessões|aulas|sábados|domingos|segundas|terças|quartas|quintas|sextas)',
  measures: 'litros?|gramas|quilos?|unid',
  lasting: 'h|horas|aulas?|min|minutos|semanas',
  provided: 'fornecid[oa]s?|materia(?:l|is) incluídos?|com material',
  promises: String.raw`(?:incluíd|inclus|garantid|certificad)[oa]s?|bem-vind[oa]s|turmas pequenas|no mesmo dia|sem (?:taxa|fidelidade|compromisso)\p{L}*|únic[oa] don[oa]`,
  besidePrices:
    'recompensa|caução|sinal|entrega|frete|entrada|matrícula|taxa|a partir de|dia|semana|noite|diária|mês|hora|adultos?|crianças?|aluguel|combo',
  gifts: 'compram?|alimentam?|plantam?|pagam?|financiam?|garantem?|vestem?|salvam?',
  vouchers: 'vales?[- ]presentes?|cart(?:ão|ões)[- ]presente|cheques?[- ]prenda',
  seeking: 'procura',
  spots:
    'mercado praça largo porto estação feira praia cais banca quiosque barraca carrinha câmara_municipal igreja marginal',
  posted: 'portes portes_grátis frete envio envios enviamos',
  brought: 'entrega entregas entregamos envio envios portes frete estacionamento devolução devoluções',
  arranging: {
    quote: 'orçament* estimativa_gratuita',
    table:
      'reserva_de_mesa* reserva_mesa reserve_mesa reserve_a_sua_mesa reserve_sua_mesa reservar_mesa mesa_com_reserva marcação_de_mesa* reserve_a_mesa',
  },
  regularly:
    'diariamente|(?:todos os|todas as|cada) (?:dias?|manhãs?|tardes?|noites?|semanas?|sábados?|domingos?|fins? de semana)|(?:terças|sextas|sábados|domingos)|(?:segundas|quartas|quintas)-feiras|às (?:segundas|quartas|quintas)',
  address:
    'você|vocês|tu|te|ti|contigo|teu|tua|teus|tuas|seu|sua|seus|suas|nunca mais|^(?:descubra|sinta|viva|aprenda|experimente|surpreenda|venha|presenteie|durma|esqueça|desfrute|aproveite|prove|descobre|sente|vive|aprende|acorde|mude|comece|viaje|deixe)',
  pictured: String.raw`mostra\p{L}*|imagem|fundo|foto`,
  forms: {
    deed: '*ção *agem *amos limpeza* reparo* conserto* lavagem* serviço* aluguel* aluguer* montagem* instalaç* manutenç* mudança* afiaç* reforma* reparaç* desentup* passeador* pet_sitter dedetiza* cuidador* consertamos corte_de poda* pintura_de troca_de transporte* bainha* frete* carreto* impressão solda* cuidamos pintamos fazemos_as_suas levamos_o_seu amolador',
    lesson:
      'aula_experimental iniciantes iniciante iniciação nível níveis aula aulas oficina curso cursos aprenda aprender turma turmas por_mês_aulas principiantes do_zero primeiros_passos',
    goods:
      'dúzia cento pote frasco garrafa caixa pacote kit artesanal artesanais caseiro caseira unidades quilo coleção refeição refeições massagem hospedagem usados usadas seminov* recondicionad* segunda_mão feito_à_mão kit kits tamanhos feita_à_mão feitos_à_mão',
    freeEntry: 'entrada_livre entrada_gratuita entrada_franca entrada_grátis acesso_livre',
    outing:
      'passeio_de visita_guiada trilha excursão experiência caminhada* noite_em noites_em noite_de serão',
  },
  pointers: {
    donate:
      'doe doar doação doações ong abrigo* apadrinh* recolha_de campanha_de_recolha campanha_solidária recolha_solidária arrecadação_de',
    apply:
      'vaga vagas contrata-se contratamos recrut* emprego estágio* precisa-se candidat* procura-se atendente balconista meio_período tempo_parcial',
    download: 'app aplicativo baixe baixar',
    play: 'jogo jogos game',
    listen: 'podcast* álbum ouça radio audiolivro*',
    view: 'vaga_de_garagem terreno_em lugar_de_garagem apartamento* à_venda para_alugar imóve* imobiliári* moradia* quartos casa_à_venda aluga-se vende-se arrenda-se casa_à aluguel kitnet terreno quarto* arrendo alugo sala_comercial loja_para_arrendar quitinete* quarto_para_alugar aluga-se_quarto alugo_quarto quarto_para loja_para_alugar armazém_para terreno_à_venda',
    'test-drive': 'concessionári* carros_usados carro_usado seminovo* test_drive test-drive',
    tickets:
      'zoológico* show shows concerto* teatro* circo festival* cinema* exposição museu* ingresso* bilhete* stand-up',
    table:
      'restaurante* churrascaria* rodízio* bistrô reserva_de_mesa reservar_uma_mesa almoço jantar brunch cardápio taberna* tasca*',
    enrol:
      'curso cursos aula aulas escola* academia_de aprenda* oficina oficinas matrícula* creche* explicações reforço_escolar curso* autoescola* colônia_de_férias oficina* natação intercâmbio inglês_para inglês espanhol_para alemão_para yoga ioga pilates dança coral coro cerâmica costura_aulas carta_de_condução carteira_de_motorista cnh primeiros_socorros equitação judo jiu-jitsu caratê escalada explicaç* violão aulas_de ocupação_de_tempos campo_de_férias colónia_de_férias ginástica_para defesa_pessoal hidroginástica escola_de jardim_de_infância',
    quote:
      'desenvolvimento_de_ap* aquecimento azulejist* portas_e_janelas design_de_interiores designer_de_interiores avaliação_de_imóveis avaliação_do_seu avaliação_gratuita encanador* canalizador* eletricist* reforma* pintor* mudança* limpeza* seguro seguros arquitet* marceneir* chaveiro* ar_condicionado painéis_solares buffet gráfica orçamento* jardineir* eletricista* telhado* limpeza faxina* dedetiz* piscina* piscinas energia_solar solar seguro* marcenari* ar-condicionado obras remodelaç* jardin* vidraç* tradu* desentup* conserto_de_telhado limpeza_de instalação* manutenção_de limpa-chaminés gesso* pladur soalho* vedaç* muro* poda* estofador* estofos toldo* persiana* alarme* câmeras câmaras_de_segurança carregador letreiro* bordado* serigraf* vídeo_institucional fachada* bancada* marmor* serralh* instalador* montagem* climatiza* encadernaç* gravação_em molduras marcenaria* em_ordem guarda-móveis self_storage armazenamento* desentupimento* pedreiro* desratização* controlo_de_pragas dedetiza* vespas designer_gráfico ilustrador* programador* calceteir* vidracei* vidraçaria carpinteir* toldos poços ladrilh* impermeabiliza* telhados',
    book: 'assistência_técnica camping casa_de_temporada oficina_de_bicicletas oficina_auto* oficina_mecânica oficina_de_motos costureira* conserto* dentista* médic* clínica* fisioterap* cabeleireir* barbearia* salão massage* unhas manicure* spa veterinári* oficina_mecânica mecânic* hotel* pousada* fotógraf* ótica* estétic* agendamento* aluguel_de odonto* psicólog* nutricionista* depilação massag* hostel aluguel_de_carro aluguer táxi passagens voos viage* excurs* passeio* tatua* banho_e_tosa lava_jato dj alojamento_local retiro* passeio_de consulta* passeio_de_balão arranjos_de_costura estúdio_de_gravação estúdio_de_ensaio limpeza_dentária limpeza_dental sapateiro* afinação babá passeador* hotel_para_cães creche_canina adestra* reparaç* acupuntur* quiropra* reflexolog* sauna tatuador* piercing* cílios sobrancelha* cabana* chalé* bangalô* casa_de_férias aluguer_de paintball kart minigolfe caiaque* surf* cabine_fotográfica animador* palhaç* lavagem* troca_de_óleo alinhamento amolador* afiação maquiagem_de_noiva maquilhagem_de_noiva fonoaudiólog* parapente barba corte_e_barba ateliê* passeios_de bar_móvel fotos_tipo_passe gaivota* hotel_canino dog_sitter* pet_sitter* tosquia*',
    order:
      'pedido* peça encomend* delivery entrega* marmita* pizza* pizzaria* hambúrguer* lanche* padaria* confeitari* bolo* salgad* doces takeaway marmitas salgadinho* salgados brigadeiro* cesta* cestas cabaz* refeições_congeladas quentinha* buquê* ramos_de bolo_de_pote açaí entrega_em_casa',
    visit:
      'inauguraç* abertura visite feira* bazar mercado* açougue* floricultura* livraria* café cafeteria* sorveteria* gelataria* farmácia* bar lavanderia* talho* viveiro* brechó* antiguidade* papelaria* retrosaria* armarinho* charcutaria* queijaria* garrafeira* peixaria* quermesse* arraial* portas_abertas festa_junina cervejaria_artesanal venda_direta feira_da feira_de café_memória venda_de_garagem ateliês_abertos festa_da festa_do ludoteca loja_de_discos',
    contact:
      'advogad* notári* contador* contabil* consultor* assessoria* funerári* lar_de_idosos atacado compro_ouro financiamento* adote adoção para_adoção procura_família procuram_família procura_casa parteira* doula* detetive* testamento* herança* cuidador* apoio_domiciliário administração_de_condomínios corretor_de_seguros cachorrinhos filhotes gatinhos trespasse* trespassa-se passo_negócio passa-se_negócio compro compra-se compramos',
    start: 'academia_de_ginástica academia ginásio* fitness crossfit software musculação',
    'sign-up':
      'clube_de_tênis clube_de_ténis novos_sócios novos_membros inscri* cadastr* assin* newsletter voluntári* webinar* coro coral clube_de_leitura grupo_de_leitura orquestra associação grupo_de_teatro escuteiros grupo_coral procuram-se_vozes clube_do_livro rancho_folclórico torneio* corrida_solidária caminhada_solidária concurso_de',
    buy: 'pet_shop compr* promoç* liquidaç* oferta* desconto* loja* outlet sapato* tênis móveis colchão colchões sofá* roupa* joias mel vinho* óculos bicicleta* livros brinquedo* sérum cosmétic* velas azeite_de lenha ração* mala malas almofada* tapete* luminária* mochila* bolsas meias bonés temperos compota* sabonete* tecidos sementes plantas relógio* vinis',
  },
  hooks: {
    food: { hungry: 'Com fome?', tasty: 'Que tal algo saboroso?', coffee: 'Vai um café?' },
    people: { meet: 'Vamos?', join: 'Junte-se a nós', start: 'Vamos começar?' },
    service: { trust: 'Nós cuidamos disso', here: 'Ao seu lado', pamper: 'Um momento só seu' },
    wishes: { away: 'Hora de uma pausa?', tempted: 'Que tal?', found: 'É o que procura?' },
    needs: { work: 'À procura de emprego?', help: 'Pode ajudar?' },
  },
  solemn:
    'funer* fúnebre* enterro* sepultamento* cremaç* caixão caixões urna urnas túmulo* lápide* cemitério* luto velório* homenagem_póstuma cuidados_paliativos câncer cancro alzheimer demência dívida* falência insolvência divórcio* violência dependência_química alcoolismo suicíd* crise sem-abrigo sem-teto refugiad* asilo banco_alimentar vítima*',
  topics: {
    coffee: 'café* chá',
    burger: '',
    restaurant: 'restauran* comida*',
    baking: 'tarta* torta padaria* confeitari* bolo bolos',
    drinks: 'bebida* vinho* cerveja* suco*',
    shoes: 'sapato* tênis calçado*',
    fashion: 'moda vestido* roupa* bolsa*',
    headphones: 'música* concerto* fones_de_ouvido fones',
    phone: 'celular* telefone*',
    app: 'aplicativo* aplicaç*',
    software: '',
    business: 'recrut* consultor* emprego* vagas advogad*',
    beauty: 'beleza maquiagem cabelo* cabeleireir*',
    fitness: 'academia_de treino*',
    furniture: 'sofá* móveis cadeira*',
    house: 'casa casas imóv* imobili* apartament* aluguel',
    travel: 'viagem viagens férias voo voos praia',
    pets: 'gato* cachorro* gatos',
    books: 'curso* livro* livrari* aulas escola*',
    finance: 'seguro* empréstimo* investimento* poupança',
    cars: 'carro carros veículo* oficina pneus',
    health: 'clínica* médic* dentista* saúde farmácia*',
    kids: 'criança* bebê* brinquedo*',
    bike: 'ciclis* bicicl*',
    jewellery: 'diamante* joia* anel anéis colar* relógio*',
    eco: 'planta* flor flores jardim sustentáv* ecológic*',
    gifts: 'presente presentes natal páscoa',
    events: 'entrada* festa* casamento* ingresso*',
    charity: 'doaç* doe',
  },
  ...portugueseLooks,
  labels: {
    callToAction: 'botão|chamada para ação',
    headline: 'título',
    subline: 'subtítulo|descrição',
    offer: 'oferta|promoção',
    brand: 'marca|empresa',
  },
  marketing: 'aumentar objetivo* vendas atrair reconhecimento objetivos tráfego alcançar',
  jargon: 'público-alvo',
} satisfies Language;
