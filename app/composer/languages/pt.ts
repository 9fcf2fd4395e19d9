import type { Language } from './language.ts';

/** Portuguese. */
export const pt = {
  code: 'pt',
  functionWords:
    'flores costureira conserto cachorro cães gatos festa festas o os as um uma de do da dos das e com para por em seu sua nosso nossa novo nova todo todos todas saldos oferta ofertas promoção desconto descontos grátis frete envio compre hoje agora só até loja inauguração grande verão inverno primeira primeiro melhor sapatos tênis não mais liquidação café curso inglês aula aulas inscrições viagem bolo cenoura pão pães queijo vinho flores móveis cozinha jardim casa escola violão salão restaurante feira domingo crianças cachorro bicicleta carro livros joias roupas casamento concerto fresco caseiro artesanal quente conserto celular sorvete marmita doces festa atendente balconista vendedora',
  freeBehind: true,
  genitives: 'd[aeo]|dos|das|para',
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
        'lev(?:e|a) # ?,? ?(?:e )?pag(?:ue|a) #|pag(?:ue|a) # ?,? ?(?:e )?lev(?:e|a) #|# por #|(?:compre|encomende|peça|reserve) #[^.!?,]{0,16},? ?(?:e )?(?:leve|ganhe|receba)[^.!?]{0,14}|dois por um|(?:segund[oa]|terceir[oa]) [^.!?]{0,24}(?:grátis|metade|# ?%)',
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
  hiring: String.raw`(?:envie|enviar|mande) (?:o )?(?:seu )?(?:CV|currículo)|contrata-se|contratamos|estamos contratando|precisa-se(?: de)?|procura-se (?:empregad|cozinheir|motorist)\p{L}*|admite-se|vaga para|temos vaga|meio período|período integral|part[- ]time$|carga horária|# ?h(?:oras)? semanais|em regime CLT`,
  cries: 'novo|nova|novidade|finalmente|atenção|última chance|urgente|ajude|em breve|inauguração',
  letting: 'aluga-se|para alugar|alugo|para arrendar|arrenda-se',
  selling: 'vende-se|à venda|vendo',
  priced: {
    person: String.raw`por (?:pessoa|cabeça|criança|casal|adulto)|\/ ?pessoa|adultos|crianças|ida e volta|só ida`,
    stay: String.raw`(?:por|a|o|à|ao|\/) ?(?:dia|noite|hora|fim de semana)|a diária|diária|\/ ?h`,
    term: String.raw`(?:por|ao|o|\/) ?(?:mês|trimestre|semestre|ano)`,
    piece: 'unidade?s?|cada um[a]?|o (?:quilo|kg|litro|pote|frasco|metro)|a (?:garrafa|caixa|dúzia|bandeja)',
  },
  courseLength:
    '(?:em )?(?:#|dois|duas|três|quatro|cinco|seis|oito|dez) (?:semanas|tardes|manhãs|noites de oficina|sessões|aulas|sábados|domingos|segundas|terças|quartas|quintas|sextas)',
  lasting: 'h|horas|aulas?|min|minutos|semanas',
  provided: 'fornecid[oa]s?|materia(?:l|is) incluídos?|com material',
  gifts: 'compram?|alimentam?|plantam?|pagam?|financiam?|garantem?|vestem?|salvam?',
  seeking: 'procura',
  pictured: String.raw`mostra\p{L}*|imagem|fundo|foto`,
  forms: {
    deed: '*ção *agem *amos limpeza* reparo* conserto* lavagem* serviço* aluguel* aluguer* montagem* instalaç* manutenç* mudança* afiaç* reforma* reparaç* desentup* passeador* pet_sitter dedetiza* cuidador* consertamos corte_de poda* pintura_de troca_de transporte* bainha* frete* carreto* impressão solda* cuidamos pintamos fazemos_as_suas levamos_o_seu',
    lesson:
      'aula_experimental iniciantes iniciante iniciação nível níveis aula aulas oficina curso cursos aprenda aprender turma turmas por_mês_aulas principiantes do_zero primeiros_passos',
    goods:
      'dúzia cento pote frasco garrafa caixa pacote kit artesanal artesanais caseiro caseira unidades quilo coleção refeição refeições massagem hospedagem usados usadas seminov* recondicionad* segunda_mão feito_à_mão',
    freeEntry: 'entrada_livre entrada_gratuita entrada_franca entrada_grátis acesso_livre',
    outing: 'passeio_de visita_guiada trilha excursão experiência caminhada* noite_em noites_em',
  },
  pointers: {
    donate: 'doe doar doação doações ong abrigo* apadrinh*',
    apply:
      'vaga vagas contrata-se contratamos recrut* emprego estágio* precisa-se candidat* procura-se atendente balconista meio_período tempo_parcial',
    download: 'app aplicativo baixe baixar',
    play: 'jogo jogos game',
    listen: 'podcast* álbum ouça radio audiolivro*',
    view: 'vaga_de_garagem terreno_em lugar_de_garagem apartamento* à_venda para_alugar imóve* imobiliári* moradia* quartos casa_à_venda aluga-se vende-se arrenda-se casa_à aluguel kitnet terreno quarto* arrendo alugo sala_comercial loja_para_arrendar quitinete*',
    'test-drive': 'concessionári* carros_usados carro_usado seminovo* test_drive test-drive',
    tickets:
      'show shows concerto* teatro* circo festival* cinema* exposição museu* ingresso* bilhete* stand-up',
    table:
      'restaurante* churrascaria* rodízio* bistrô reserva_de_mesa reservar_uma_mesa almoço jantar brunch cardápio taberna* tasca*',
    enrol:
      'curso cursos aula aulas escola* academia_de aprenda* oficina oficinas matrícula* creche* explicações reforço_escolar curso* autoescola* colônia_de_férias oficina* natação intercâmbio inglês_para inglês espanhol_para alemão_para yoga ioga pilates dança coral coro cerâmica costura_aulas carta_de_condução carteira_de_motorista cnh primeiros_socorros equitação judo jiu-jitsu caratê escalada explicaç* violão aulas_de',
    quote:
      'encanador* canalizador* eletricist* reforma* pintor* mudança* limpeza* seguro seguros arquitet* marceneir* chaveiro* ar_condicionado painéis_solares buffet gráfica orçamento* jardineir* eletricista* telhado* limpeza faxina* dedetiz* piscina* piscinas energia_solar solar seguro* marcenari* ar-condicionado obras remodelaç* jardin* vidraç* tradu* desentup* conserto_de_telhado limpeza_de instalação* manutenção_de limpa-chaminés gesso* pladur soalho* vedaç* muro* poda* estofador* estofos toldo* persiana* alarme* câmeras câmaras_de_segurança carregador letreiro* bordado* serigraf* vídeo_institucional fachada* bancada* marmor* serralh* instalador* montagem* climatiza* encadernaç* gravação_em molduras marcenaria* em_ordem',
    book: 'costureira* conserto* dentista* médic* clínica* fisioterap* cabeleireir* barbearia* salão massage* unhas manicure* spa veterinári* oficina_mecânica mecânic* hotel* pousada* fotógraf* ótica* estétic* agendamento* aluguel_de odonto* psicólog* nutricionista* depilação massag* hostel aluguel_de_carro aluguer táxi passagens voos viage* excurs* passeio* tatua* banho_e_tosa lava_jato dj alojamento_local retiro* passeio_de consulta* passeio_de_balão arranjos_de_costura estúdio_de_gravação estúdio_de_ensaio limpeza_dentária limpeza_dental sapateiro* afinação babá passeador* hotel_para_cães creche_canina adestra* reparaç* acupuntur* quiropra* reflexolog* sauna tatuador* piercing* cílios sobrancelha* cabana* chalé* bangalô* casa_de_férias aluguer_de paintball kart minigolfe caiaque* surf* cabine_fotográfica animador* palhaç* lavagem* troca_de_óleo alinhamento amolador* afiação maquiagem_de_noiva maquilhagem_de_noiva fonoaudiólog* parapente barba corte_e_barba ateliê*',
    order:
      'pedido* peça encomend* delivery entrega* marmita* pizza* pizzaria* hambúrguer* lanche* padaria* confeitari* bolo* salgad* doces takeaway marmitas salgadinho* salgados brigadeiro* cesta* cestas cabaz* refeições_congeladas quentinha* buquê* ramos_de bolo_de_pote açaí',
    visit:
      'inauguraç* abertura visite feira* bazar mercado* açougue* floricultura* livraria* café cafeteria* sorveteria* gelataria* farmácia* bar lavanderia* talho* viveiro* brechó* antiguidade* papelaria* retrosaria* armarinho* charcutaria* queijaria* garrafeira* peixaria* quermesse* arraial* portas_abertas festa_junina cervejaria_artesanal',
    contact:
      'advogad* notári* contador* contabil* consultor* assessoria* funerári* lar_de_idosos atacado compro_ouro financiamento* adote adoção para_adoção procura_família procuram_família procura_casa parteira* doula* detetive* testamento* herança* cuidador* apoio_domiciliário administração_de_condomínios corretor_de_seguros',
    start: 'academia_de_ginástica academia ginásio* fitness crossfit software musculação',
    'sign-up': 'novos_sócios novos_membros inscri* cadastr* assin* newsletter voluntári* webinar*',
    buy: 'pet_shop compr* promoç* liquidaç* oferta* desconto* loja* outlet sapato* tênis móveis colchão colchões sofá* roupa* joias mel vinho* óculos bicicleta* livros brinquedo* sérum cosmétic* velas azeite_de lenha ração* mala malas almofada* tapete* luminária* mochila* bolsas meias bonés temperos compota* sabonete* tecidos sementes plantas relógio* vinis',
  },
} satisfies Language;
