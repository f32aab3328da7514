import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../languages/language'
import { normalise } from '../../../../languages/text/normalise'
import { hasPartNumber, partNumbersIn } from './part-number'
import {
  allowsOtherUnits,
  asksCount,
  asksDuration,
  containsCount,
  containsQuantity,
  expectedUnits,
  measureWords,
  timeWords,
} from './quantity'

describe('expectedUnits', () => {
  it.each<[Language, string, string]>([
    ['en', 'How much oil goes in?', 'litre'],
    ['en', 'How hot may it get?', 'degree'],
    ['en', 'What tyre pressure?', 'psi'],
    ['en', 'ft-lb or Nm for the wheel nuts?', 'newton'],
    ['es', '¿Cada cuánto se engrasa?', 'hour'],
    ['de', 'Wie schwer ist der Lader?', 'kilogram'],
    ['fr', 'Quelle est la pression des pneus ?', 'psi'],
    ['pt', 'De quanto em quanto tempo se lubrifica?', 'hour'],
    ['it', 'Quanto olio va nel motore?', 'litre'],
    ['nl', 'Hoe zwaar is de lader?', 'kilogram'],
    ['sv', 'Hur mycket motorolja tar den?', 'litre'],
    ['fi', 'Kuinka usein laakeri rasvataan?', 'hour'],
    ['da', 'Hvor tung er læsseren?', 'kilogram'],
    ['no', 'Hvor mye motorolje trengs?', 'litre'],
  ])('knows, in %s, what "%s" is measured in', (language, question, unit) => {
    expect(expectedUnits(normalise(question), language)).toContain(unit)
  })

  it.each<[Language, string]>([
    ['en', 'How much diesel have I got left?'],
    ['en', 'How much refrigerant goes in?'],
    ['es', '¿Cuánto le echo?'],
    ['de', 'Wie viel kommt hinein?'],
    ['fr', 'Combien de gaz ?'],
  ])('takes what is asked by "how much" for a volume or a weight: (%s) "%s"', (language, question) => {
    expect(expectedUnits(normalise(question), language)).toEqual(expect.arrayContaining(['litre', 'kilogram']))
  })

  it('knows that another quantity is named beside "how much"', () => {
    expect(expectedUnits('how much pressure in the tyres?', 'en')).not.toContain('litre')
    expect(expectedUnits('how much play may the pin have?', 'en')).not.toContain('kilogram')
  })

  it('knows that a unit is named after "how much"', () => {
    expect(expectedUnits('how much bar has the valve', 'en')).toEqual(['psi', 'bar', 'kilopascal', 'megapascal'])
    expect(expectedUnits('how many l/min does the pump give', 'en')).toContain('litre')
    expect(expectedUnits('wie gross ist die hubleistung', 'de')).not.toContain('kilowatt')
    expect(expectedUnits('wie hoch ist die motorleistung', 'de')).toContain('kilowatt')
  })

  it.each<[Language, string]>([
    ['en', 'how much should the belt give'],
    ['en', 'how much further do i turn it'],
    ['es', 'cuanto se hunde la correa'],
  ])('does not expect a volume where it is asked how far something goes: (%s) "%s"', (language, question) => {
    expect(expectedUnits(question, language)).toEqual(expect.arrayContaining(['millimetre', 'degree', 'second']))
  })

  it('takes "how much water" for a volume all the same', () => {
    expect(expectedUnits('how much water does the tank hold', 'en')).not.toContain('millimetre')
  })

  it.each([
    ['at what temp does the fan start', 'degree'],
    ['how close may it come', 'metre'],
    ['how long to wait', 'minute'],
    ['how long should it run before i stop it', 'minute'],
    ['how long between tries', 'minute'],
  ])('reads "%s"', (question, unit) => {
    expect(expectedUnits(question, 'en')).toContain(unit)
  })

  it.each<[Language, string]>([
    ['en', 'new belt is on, when do i tighten it again?'],
    ['es', 'correa nueva, cuando hay que apretar los pernos otra vez?'],
    ['fr', 'quand faut-il serrer la courroie ?'],
    ['it', 'quando devo controllare la pressione?'],
    ['pt', 'quando devo apertar a correia?'],
    ['de', 'wann prufe ich das drehmoment?'],
  ])('takes a question when something is done for one for a time alone: (%s) "%s"', (language, question) => {
    const units = expectedUnits(question, language)
    expect(units).toContain('hour')
    expect(units).not.toEqual(expect.arrayContaining(['newton']))
    expect(units).not.toContain('bar')
  })

  it('takes "when" for no time beside another question, and where it begins a clause', () => {
    expect(expectedUnits('how much oil goes in, and when is it due?', 'en')).toContain('litre')
    expect(expectedUnits('what pressure has it when it idles?', 'en')).not.toContain('hour')
  })

  it('measures a slope in degrees', () => {
    expect(expectedUnits('how steep may the slope be?', 'en')).toEqual(['degree', 'percent'])
  })

  it('returns no units if no quantity is asked for', () => {
    expect(expectedUnits('what does alarm 31 mean?', 'en')).toEqual([])
  })
})

describe('timeWords', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'how long before i may touch it', ['how', 'long', 'before']],
    ['en', 'how many hours between two services', ['how', 'many']],
    ['de', 'wie lange muss er abkuhlen', ['wie', 'lange']],
    ['en', 'how long is the fork', []],
    ['en', 'the service interval', []],
  ])('are, in %s, of "%s" %s', (language, question, words) => {
    expect([...timeWords(question, language)]).toEqual(words)
  })

  it('ask for a time, not for a length', () => {
    expect(expectedUnits('how long before i may touch it', 'en')).not.toContain('metre')
    expect(expectedUnits('how long is the fork', 'en')).toContain('metre')
  })
})

describe('measureWords', () => {
  it('are those of the form alone', () => {
    expect([...measureWords('how steep is it', 'en')]).toEqual(['steep'])
    expect([...measureWords('cuanto le cabe', 'es')]).toEqual(['cuanto', 'le', 'cabe'])
    expect([...measureWords('how much unknown gear oil', 'en')]).not.toContain('unknown')
  })
})

describe('a number of things', () => {
  it.each<[Language, string]>([
    ['en', 'How many units can be mounted side by side?'],
    ['es', '¿Cuántos puedo montar juntos?'],
    ['de', 'Wie viele Schrauben sind es?'],
    ['fr', 'Combien de boulons ?'],
  ])('is asked for in %s: "%s"', (language, question) => {
    expect(asksCount(normalise(question), language)).toBe(true)
    expect(expectedUnits(normalise(question), language)).not.toContain('second')
  })

  it('is a quantity if units are counted', () => {
    expect(expectedUnits('how many seconds does it take?', 'en')).toEqual(expect.arrayContaining(['second', 'minute']))
  })

  it.each(['Up to six units.', 'Track shoe; Qty: 94', '4 bolts'])('stands in "%s"', (text) => {
    expect(containsCount(text)).toBe(true)
  })

  it.each(['Leave at least 10 cm beside it.', 'after 50 hours', 'Tighten the bolts.'])('is none in "%s"', (text) => {
    expect(containsCount(text)).toBe(false)
  })
})

describe('containsQuantity', () => {
  it.each<[string, string]>([
    ['Wait ten minutes.', 'minute'],
    ['Stay twenty-five feet away.', 'foot'],
    ['Clean the grille twice a day.', 'day'],
    ['Grease it daily.', 'day'],
    ['Engrase los pernos una vez al mes.', 'month'],
    ['Jeden Tag abschmieren.', 'day'],
    ['Vérifiez-le chaque semaine.', 'day'],
    ['It takes 86 fluid oz.', 'ounce'],
  ])('reads numbers in words: "%s"', (text, unit) => {
    expect(containsQuantity(text, [unit])).toBe(true)
  })

  it.each(['Select the second gear.', 'For a few minutes.', 'The next day.'])('finds none in "%s"', (text) => {
    expect(containsQuantity(text, ['second', 'minute', 'day'])).toBe(false)
  })

  it('takes no torque for a weight, no speed for a length and nothing a minute for a time', () => {
    expect(containsQuantity('Tighten to 45 lb-ft.', ['pound'])).toBe(false)
    expect(containsQuantity('Drive at 3 km/h.', ['kilometre', 'metre'])).toBe(false)
    expect(containsQuantity('It pumps 66 L/min.', ['hour', 'minute'])).toBe(false)
    expect(containsQuantity('It pumps 66 L/min.', ['litre'])).toBe(true)
    expect(containsQuantity('Drive at 3 km/h.', ['rpm', 'kilometre', 'mph'])).toBe(true)
  })

  it('accepts an article for one before a time', () => {
    expect(containsQuantity('Wait a minute.', ['minute'])).toBe(true)
    expect(containsQuantity('Espere un minuto.', ['minute'])).toBe(true)
    expect(containsQuantity('Put a litre in.', ['kilogram'])).toBe(false)
  })

  it('requires a figure before the unit', () => {
    expect(containsQuantity('The pressure is 85 psi.', ['psi'])).toBe(true)
    expect(containsQuantity('The gauge reads psi or bar.', ['psi', 'bar'])).toBe(false)
    expect(containsQuantity('45 lb-ft', ['pound', 'lbft'])).toBe(true)
  })

  it.each([
    'Use a 17 mm ring spanner.',
    'Use a 1/2 in. drive socket.',
    'Con una llave de 17 mm.',
    'Avec une clé plate de 17 mm.',
    'Mit dem 17-mm-Schlüssel.',
    'Mit einem Ringschlüssel oder 17 mm Maulschlüssel.',
    'Com uma chave de boca de 17 mm.',
    'Con una chiave da 17 mm.',
    'Met een 17 mm steeksleutel.',
    'Med en 17 mm blocknyckel.',
    'Käytä 17 mm:n avainta tai 17 mm lenkkiavain.',
    'Brug en 17 mm ringnøgle.',
    'Bruk en 17 mm fastnøkkel.',
  ])('does not count the size of a tool: "%s"', (text) => {
    expect(containsQuantity(text, ['millimetre', 'inch'])).toBe(false)
  })

  it('counts a size beside a tool', () => {
    expect(containsQuantity('Turn it with the wrench by 3 mm.', ['millimetre'])).toBe(true)
    expect(containsQuantity('Gire la llave. La holgura es de 3 mm.', ['millimetre'])).toBe(true)
  })
})

describe('hasPartNumber', () => {
  it.each(['HX-40117', '14132', 'MS15795-841', 'C5136338'])('accepts %s', (text) => {
    expect(hasPartNumber(text)).toBe(true)
  })

  it.each(['Figure 12', '6.5 L', 'page 104', 'Section 10.12', 'Start the engine', 'SAE 10W-30'])(
    'rejects "%s"',
    (text) => {
      expect(hasPartNumber(text)).toBe(false)
    },
  )

  it('counts them', () => {
    expect(partNumbersIn('HX-40117, HX-40118 and a bolt')).toBe(2)
  })
})

describe('asksDuration', () => {
  it.each([
    ['en', 'How long do I have to wait before I open the cap?'],
    ['en', 'how long must the engine be off before I check the oil'],
    ['es', '¿Cuánto tiempo espero?'],
    ['de', 'Wie lange muss ich warten?'],
  ] as const)('accepts the %s "%s"', (language, question) => {
    expect(asksDuration(normalise(question), language)).toBe(true)
  })

  it.each(['how often is the winch greased?', 'how long does the belt last?', 'how long is the rope?'])(
    'rejects "%s"',
    (question) => {
      expect(asksDuration(question, 'en')).toBe(false)
    },
  )
})

describe('allowsOtherUnits', () => {
  it.each(['how much air goes in', 'how big is the tank', 'how far do i turn it'])('is so for "%s"', (question) => {
    expect(allowsOtherUnits(question, 'en')).toBe(true)
  })

  it('is so in other languages', () => {
    expect(allowsOtherUnits('wie gross ist der tank', 'de')).toBe(true)
    expect(allowsOtherUnits('hoe groot is de tank', 'nl')).toBe(true)
  })

  it.each(['how close may i stand', 'what temperature does it get'])('is not so for "%s"', (question) => {
    expect(allowsOtherUnits(question, 'en')).toBe(false)
  })
})
