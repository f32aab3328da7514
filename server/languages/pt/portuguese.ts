import { stemmer } from '@orama/stemmers/portuguese'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import * as words from './words'

const stemRegular = createStemmer(stemmer, [
  ['coes', 'ções'],
  ['cao', 'ção'],
])

/** Before "e", the last consonant of a verb is spelt otherwise: "trocar" has "troque". */
const stemPortuguese = (word: string): string => stemRegular(word).replace(/qu$/, 'c')

/** The patterns and short lists are the forms of grammar in which Portuguese asks; they were written without questions. */
export const portuguese = defineLanguage(
  { ...words, knownWords },
  {
    stem: stemPortuguese,
    headNoun: 'first',
    letters: 'áàâãçéêíóôõú',
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    question: {
      intents: {
        part: [
          /\b(?:numero|n\.?o|codigo) d[ae] (?:peca|referencia|artigo|item)|\breferencia d|\bque peca (?:devo|preciso|encomendo|peco)\b/,
          /\bnumero d[oa]s? (?!motor|chassi|serie|fusivel|alarme|erro)/,
        ],
        permission: [
          /\b(?:perigos?|perigos[oa]s?|riscos?|precauc\w+|cuidado|proibido|permitido|nao (?:devo|se deve|posso))\b/,
          /^\W*(?:posso|pode-se|podemos|e (?:seguro|permitido)|devo|tenho de|e preciso)\b/,
        ],
        value: [
          /\b(?:quant[oa]s?|qual (?:e )?(?:a |o )?(?:pressao|torque|binario|temperatura|capacidade|velocidade|tensao|peso|viscosidade|folga)|a que|de que)\b/,
        ],
        procedure: [/\b(?:como|passos|procedimento)\b/],
        symptom: [
          /\bnao (?:arranca|liga|pega|funciona|anda|sobe|desce|acende|gira|carrega|avanca|tem forca)|\b(?:superaquece|sobreaquece|morre|vaza|fumega)\b/,
        ],
      },
      quantities: {
        torque: /\b(?:apertar|aperto|torque|binario)\b/,
        pressure: /\bpressao\b/,
        temperature: /\btemperatura\b/,
        capacity:
          /\b(?:quant[oa] (?:oleo|combustivel|liquido|refrigerante|graxa|massa|agua|diesel)|capacidade|litros?|galoes)\b/,
        amount: /\bquant[oa]\b/,
        weight: /\b(?:peso|pesa)\b/,
        noise: /\b(?:ruido|barulho)\b/,
        current: /\b(?:corrente|amperes?)\b/,
        voltage: /\b(?:tensao|voltagem|volts?)\b/,
        power: /\b(?:potencia|cavalos|quilowatts?)\b/,
        speed: /\b(?:velocidade|rotacao|rotacoes|rpm)\b/,
        interval:
          /\b(?:de quant[oa] em quant[oa]|quanto tempo|quant[oa]s (?:horas|dias|meses)|com que frequencia|intervalo)\b/,
        length: /\b(?:espessura|diametro|comprimento|folga|altura|largura|profundidade)\b/,
        slope: /\b(?:angulo|inclinacao|declive|ingreme)\b/,
        share: /\b(?:percentagem|porcentagem|proporcao|mistura|concentracao)\b/,
      },
      duration: /\bquanto tempo (?:devo|espero|esperar|antes|depois|tenho)\b/,
      moment: /\bquando (?:devo|devem?|se devem?|tenho que|tenho de|e preciso)\b/,
      size: /\b(?:que tamanho|ate onde)\b/,
      negations: { stated: ['nao'], before: ['nao', 'nunca'] },
      dangers: /\b(?:perig\w+|riscos?|precauc\w+|cuidado)\b/,
      interrogatives: 'que qual quais onde quando quem como quanto quanta quantos quantas'.split(' '),
      specification:
        /\b(?:que|qual)\b(?: (?:tipo|classe|grau|marca) de)? ?(?:oleo|graxa|massa|lubrificante|liquido|anticongelante|fluido|combustivel|diesel|gasoleo|viscosidade)\b/,
      request: /\b(?:passo a passo|(?:os|quais) passos)\b/,
      place: /\b(?:onde|aonde|em que lado)\b/,
      colour: /\b(?:cor(?:es)?)\b/,
      price: /\b(?:quanto custam?|(?:qual|qual e) o preco|precos?|quanto (?:sai|vale))(?!\w)/,
      maker: /\b(?:quem (?:fabrica|faz|produz|fez)|(?:de )?que marca|qual (?:a )?marca)/,
      count: /\b(?:quant[oa]s)\b/,
      followUp: {
        connective: /^\W*(?:e|ou|tambem)\b/,
        pronoun: /\b(?:esses?|essas?|deles|delas|o mesmo|a mesma|ai)\b/,
        object: /^(?:[ao]s?)$/,
      },
      subject: /^(?:eu|se|posso|devo|ha|nao|nos|me)$/,
      persons: 'eu nos ele ela eles me'.split(' '),
      verbEnding: /(?:ando|endo|indo|mente)$/,
      articles: ['o', 'a', 'os', 'as', 'um', 'uma', 'do', 'da'],
      capacityVerbs: 'cabe cabem entra entram leva levam precisa precisam'.split(' '),
      subjectWords: ['maquina', 'maquinas'],
      partWords: 'peca pecas numero referencia codigo item encomendar pedir cliente clientes serve'.split(' '),
      codeWords: 'alarme alarmes codigo codigos erro erros falha avaria fusivel rele'.split(' '),
      opposites: [
        ['longo', 'curto'],
        ['dianteiro', 'traseiro'],
        ['dianteira', 'traseira'],
        ['esquerdo', 'direito'],
        ['esquerda', 'direita'],
        ['superior', 'inferior'],
        ['interior', 'exterior'],
        ['alta', 'baixa'],
        ['entrada', 'saida'],
        ['minimo', 'maximo'],
        ['frio', 'quente'],
      ],
    },
  },
)
