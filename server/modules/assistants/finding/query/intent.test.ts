import { describe, expect, it } from 'vitest'
import { detectIntent, type Intent } from './intent'
import { normalise } from './normalise'

describe('detectIntent', () => {
  it.each<[string, Intent]>([
    ['part number of the fuel filter', 'part'],
    ['Which hose do I order?', 'part'],
    ['¿Cuál es el número de pieza del filtro?', 'part'],
    ['Teilenummer vom Keilriemen?', 'part'],
    ['How much oil does it take?', 'value'],
    ['Wheel nut torque?', 'value'],
    ['¿Cuánto aceite lleva?', 'value'],
    ['Wie schwer ist der Lader?', 'value'],
    ['How do I change the oil?', 'procedure'],
    ['¿Cómo cambio el aceite?', 'procedure'],
    ['Wie baue ich die Pumpe aus?', 'procedure'],
    ['Can I tow the loader?', 'permission'],
    ['What do I have to watch out for with the winch?', 'permission'],
    ['What must I not do below the boom?', 'permission'],
    ['¿Qué peligros hay debajo del brazo?', 'permission'],
    ['Worauf muss ich bei der Winde achten?', 'permission'],
    ['Darf ich den Lader abschleppen?', 'permission'],
    ['What does alarm 31 mean?', 'fact'],
  ])('reads "%s" as a question for a %s', (question, intent) => {
    expect(detectIntent(normalise(question))).toBe(intent)
  })
})
