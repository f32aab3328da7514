import { describe, expect, it } from 'vitest'
import { detectQuestionLanguage } from './detect-language'
import type { Language } from './language'

/** As people type them; in the second list one or two words are misspelt. */
const english = {
  spelt: [
    'battery terminals',
    'air dryer',
    'boom lift chart',
    'water pump',
    'parking brake',
    'wheel bearing play',
    'hook block',
    'reset service light',
    'dipper arm pin',
    'turbo noise',
    'clutch slips',
    'engine stalls',
    'which fuse for the horn',
    'no oil pressure',
    'sling angle',
    'tyre size rear',
    'glow plug',
    'do I need a spotter',
  ],
  misspelt: [
    'batery terminals',
    'air drier flter',
    'bom lift chart',
    'watre pump',
    'parkng brake',
    'wheel bearign play',
    'hyraulic oli',
    'rest servce light',
    'engien stalls',
    'clucth slips',
    'ingection pump',
    'no oil presure',
    'tire presure',
    'radiater leak',
    'fule filter',
    'braek pads',
    'steerign pump',
    'greese nipples',
  ],
}
const spanish = {
  spelt: [
    'bornes de la batería',
    'secador de aire',
    'tabla de cargas',
    'bomba de agua',
    'freno de estacionamiento',
    'juego de rodamientos',
    'no sube la pluma',
    'pierde aceite',
    'se apaga sola',
    'ruido en el turbo',
    'fusible de la bocina',
    'no hay presión de aceite',
    'medida de los neumáticos',
    'humo negro',
    'bujías de precalentamiento',
    'hace falta un señalero',
    'cambio de aceite',
    'pasador del brazo',
  ],
  misspelt: [
    'bornes de la vateria',
    'secador de aire filtor',
    'bomba de auga',
    'freno de estacionamento',
    'no sube la plmua',
    'pierde aceitte',
    'se apaga soal',
    'ruido en el trubo',
    'fusivle de la bocina',
    'no hay presion de aciete',
    'medida de los neumaticso',
    'humo negor',
    'camvio de aceite',
    'bonba de inyeccion',
    'liquido de freons',
    'mangera rota fuga',
    'correa del alternaodr',
  ],
}

/** Long enough to show their language, without accents. */
const foreign: Partial<Record<Language, string[]>> = {
  fr: ['comment changer le filtre a huile du moteur', 'ou se trouve la pompe de direction'],
  de: ['wie wechsle ich den Olfilter am Motor', 'wo finde ich die Pumpe fur die Lenkung'],
  pt: ['como eu troco o oleo do motor da minha maquina', 'nao sei onde fica uma bomba com vazamento'],
  it: ["come si cambia il filtro dell'olio del motore", 'dove si trova la pompa dello sterzo'],
  nl: ['hoe vervang ik het oliefilter van de motor', 'waar vind ik de pomp van de besturing'],
  sv: ['hur byter jag oljefiltret pa motorn', 'var hittar jag pumpen till styrningen'],
  fi: ['miten vaihdan moottorin oljynsuodattimen', 'missa on ohjauksen pumppu'],
  da: ['hvad slags olie skal der pa motoren', 'hvor finder jeg pumpen til styretojet'],
  no: ['hvordan bytter jeg oljefilteret pa motoren', 'hvor finner jeg pumpen til styringen'],
}

const people = [
  { preferred: 'en', manuals: ['en'] },
  { preferred: 'es', manuals: ['en'] },
  { preferred: 'en', manuals: ['es'] },
  { preferred: 'es', manuals: ['es'] },
] as const

const wrongOnes = (texts: readonly string[], language: Language, person: (typeof people)[number]) =>
  texts
    .map((text) => ({ text, detected: detectQuestionLanguage(text, person) }))
    .filter(({ detected }) => detected !== language)

describe.each(people)('short questions of people who prefer $preferred, about manuals in $manuals', (person) => {
  it.each([
    ['en', english.spelt],
    ['es', spanish.spelt],
    ['en', english.misspelt],
    ['es', spanish.misspelt],
  ] as const)('are in %s for nine of ten, and never in a language that nobody expects', (language, texts) => {
    const wrong = wrongOnes(texts, language, person)
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(texts.length / 10)
    expect(wrong.filter(({ detected }) => detected !== 'en' && detected !== 'es')).toEqual([])
  })

  it.each(Object.entries(foreign))('are in %s where several words show it', (language, texts) => {
    expect(texts.map((text) => detectQuestionLanguage(text, person))).toEqual(texts.map(() => language))
  })
})

describe('languages that resemble each other', () => {
  it('are told apart by the one that is expected', () => {
    for (const text of ['bomba de combustible', 'filtro idraulico'])
      expect([text, detectQuestionLanguage(text, { manuals: ['en'], preferred: 'es' })]).toEqual([text, 'es'])
    expect(detectQuestionLanguage('filtro de ar', { manuals: ['pt'], preferred: 'pt' })).toBe('pt')
  })

  it('are told apart by letters and words that the expected one does not have', () => {
    for (const text of ['a máquina não liga', 'você sabe o torque', 'onde põe a vedação', 'óleo com uma cor escura'])
      expect([text, detectQuestionLanguage(text, { manuals: ['en'], preferred: 'es' })]).toEqual([text, 'pt'])
  })
})

describe('questions of a conversation', () => {
  it.each<[Language, string]>([
    ['de', 'und hinten?'],
    ['fr', 'et 40 bar?'],
    ['es', 'no'],
    ['en', 'motor'],
  ])('continue in %s with "%s"', (conversation, text) => {
    expect(detectQuestionLanguage(text, { manuals: ['en'], preferred: 'en', conversation })).toBe(conversation)
  })

  it('may change to another language', () => {
    const expected = { manuals: ['en'], preferred: 'en', conversation: 'de' } as const
    expect(detectQuestionLanguage('how much oil does it take', expected)).toBe('en')
  })
})
