import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../languages/language'
import { loaderScope } from '../testing/harrow-manuals'
import { leaningOf } from './leaning'

const leaning = (question: string, language: Language = 'en') => leaningOf(question, language, loaderScope.vocabulary)

describe('leaningOf', () => {
  it.each([
    'how often do I grease the bearings of the winch and the crane',
    'Digging: what are the steps?',
    '🚜🔥',
    '???',
    'ile oleju bierze silnik?',
  ])('"%s" stands on its own', (question) => {
    expect(leaning(question)).toBe('none')
  })

  it.each([
    'how much grease does the pump of the winch take',
    'does the horn have a fuse',
    'may I weld on the frame',
    'the crane is stuck, how do I free it?',
    'it wont idle in the morning',
    'what does this loader weigh?',
    'alarm 31',
    'エンジンオイルの量は',
    'stall speed is low, what does that mean?',
    'bleeding the winch - which screw after that?',
  ])('"%s" stands on its own unless the section before says it', (question) => {
    expect(leaning(question)).toBe('possible')
  })

  it.each([
    ['en', 'what grade?'],
    ['en', 'which part number?'],
    ['en', 'where is it?'],
    ['en', 'how much do they need?'],
    ['en', 'and the winch?'],
    ['en', 'and the left one?'],
    ['es', '¿cada cuánto?'],
    ['es', '¿y el cabrestante?'],
    ['de', 'und hinten?'],
    ['fr', 'et combien ?'],
    ['it', 'ogni quanto?'],
    ['pt', 'e o de trás?'],
    ['nl', 'hoe vaak?'],
    ['sv', 'hur ofta?'],
    ['da', 'hvor tit?'],
    ['no', 'hvor ofte?'],
    ['fi', 'entä takana?'],
  ] as const)('%s "%s" cannot be understood alone', (language, question) => {
    expect(leaning(question, language)).toBe('certain')
  })

  it.each([
    ['en', 'do i have to open anything first?'],
    ['en', 'is there anything to remove before?'],
    ['es', '¿hay que quitar algo antes?'],
    ['en', 'which wrench do i need to change it?'],
    ['en', 'does the engine have to be running to check it?'],
    ['es', '¿que llave necesito para cambiarla?'],
    ['en', 'which one is for the horn?'],
  ] as const)('%s "%s" is likely to be about what was asked before', (language, question) => {
    expect(leaning(question, language)).toBe('likely')
  })

  it('means what was named before if it is done to parts, and the machine otherwise', () => {
    expect(leaning('how do I adjust it?')).toBe('likely')
    expect(leaning('¿cómo lo ajusto?', 'es')).toBe('likely')
    expect(leaning('¿cada cuánto se cambia?', 'es')).toBe('likely')
    expect(leaning('¿dónde se engrasa?', 'es')).toBe('unlikely')
    expect(leaning('comment le nettoyer ?', 'fr')).toBe('likely')
    expect(leaning('wie reinige ich ihn?', 'de')).toBe('likely')
    expect(leaning('come lo pulisco?', 'it')).toBe('likely')
    expect(leaning('hoe reinig ik hem?', 'nl')).toBe('likely')
    expect(leaning('how do I park it?')).toBe('possible')
    expect(leaning('¿cómo la remolco?', 'es')).toBe('possible')
    expect(leaning('how do I lift it?')).toBe('unlikely')
    expect(leaning('¿qué ancho tiene?', 'es')).toBe('unlikely')
    expect(leaning('how wide is it?')).toBe('unlikely')
    expect(leaning('¿cuánto pesa?', 'es')).toBe('unlikely')
  })

  it('takes a pronoun for what the question has named before it, but not for what it asks for', () => {
    expect(leaning('oil for the winch, how much goes in it?')).toBe('possible')
    expect(leaning('what grease goes in them?')).toBe('unlikely')
    expect(leaning('where is the box they sit in?')).toBe('unlikely')
  })

  it('leans where only steps, or what they need, are asked for', () => {
    expect(leaning('which bolt first?')).toBe('likely')
    expect(leaning('which bolt goes first?')).toBe('likely')
    expect(leaning('do I need a hoist for that?')).toBe('likely')
    expect(leaning('at what height is that measured?')).toBe('likely')
    expect(leaning('how fast does it go then?')).toBe('certain')
    expect(leaning('can I keep digging?')).toBe('likely')
    expect(leaning('¿cómo arranca entonces?', 'es')).toBe('likely')
    expect(leaning('the winch?')).toBe('certain')
    expect(leaning('ok, and the winch?')).toBe('certain')
  })

  it('reads no more of a text than a question has', () => {
    expect(leaning(`and ${'how often do I grease it '.repeat(300)}`)).toBe('none')
  })

  it.each([
    ['en', 'with what?', 'certain'],
    ['en', 'at what pressure?', 'certain'],
    ['en', 'why do I have to wait that long?', 'likely'],
    ['es', '¿por qué hay que esperar tanto tiempo?', 'certain'],
    ['en', 'to what torque?', 'certain'],
    ['en', 'in which direction?', 'certain'],
    ['en', 'to what depth?', 'likely'],
    ['en', 'how wide?', 'likely'],
    ['en', 'with what wrench?', 'likely'],
    ['es', '¿con qué par?', 'certain'],
    ['es', '¿con qué par de apriete?', 'certain'],
    ['es', '¿a qué presión?', 'certain'],
    ['es', '¿en qué sentido?', 'certain'],
    ['es', '¿hasta qué altura?', 'likely'],
    ['es', '¿de qué tipo?', 'likely'],
    ['es', '¿con qué grasa?', 'likely'],
  ] as const)('leans where only what is asked of a thing is named: %s "%s"', (language, question, expected) => {
    expect(leaning(question, language)).toBe(expected)
  })

  it.each([
    ['en', 'at what pressure do I inflate the tyres', 'possible'],
    ['en', 'in which gear do I drive downhill', 'possible'],
    ['en', 'what torque for the wheel nuts', 'possible'],
    ['es', '¿a qué presión inflo los neumáticos?', 'possible'],
    ['es', '¿por qué no arranca?', 'possible'],
  ] as const)('does not lean where a thing or an action is named as well: %s "%s"', (language, question, expected) => {
    expect(leaning(question, language)).toBe(expected)
  })

  it.each([
    ['en', 'can I steer with it on?'],
    ['en', 'may I keep driving with it lit?'],
    ['en', 'can I dig without it fitted?'],
    ['es', '¿puedo girar con ella encendida?'],
    ['es', '¿puedo conducir con él puesto?'],
    ['es', '¿se puede trabajar sin ellos montados?'],
  ] as const)('leans on what has the state that is named: %s "%s"', (language, question) => {
    expect(leaning(question, language)).toBe('certain')
  })

  it.each([
    ['¿se engrasa en él?', 'likely'],
    ['¿puedo trabajar debajo sin él?', 'certain'],
    ['¿hace falta una llave para eso?', 'likely'],
    ['¿se puede conducir con cuidado?', 'possible'],
    ['¿puedo circular con la puerta abierta?', 'possible'],
  ])('reads a pronoun after a preposition: %s', (question, expected) => {
    expect(leaning(question, 'es')).toBe(expected)
  })

  it('does not inherit for sure what a continued question says itself', () => {
    expect(leaning('and how do I bleed the winch?')).toBe('likely')
  })
})
