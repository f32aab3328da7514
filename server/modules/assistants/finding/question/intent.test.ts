import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../languages/language'
import type { Intent } from '../../../../languages/question-words'
import { normalise } from '../../../../languages/text/normalise'
import { detectIntent, helpWords } from './intent'

describe('detectIntent', () => {
  it.each<[Language, string, Intent]>([
    ['en', 'part number of the fuel filter', 'part'],
    ['en', 'Which hose do I order?', 'part'],
    ['en', 'where is the serial number?', 'fact'],
    ['es', '¿Cuál es el número de pieza del filtro?', 'part'],
    ['de', 'Teilenummer vom Keilriemen?', 'part'],
    ['en', 'How much oil does it take?', 'value'],
    ['en', 'Wheel nut torque?', 'value'],
    ['es', '¿Cuánto aceite lleva?', 'value'],
    ['de', 'Wie schwer ist der Lader?', 'value'],
    ['en', 'How do I change the oil?', 'procedure'],
    ['en', 'How do I check and set the main pressure?', 'procedure'],
    ['es', '¿Cómo cambio el aceite?', 'procedure'],
    ['de', 'Wie baue ich die Pumpe aus?', 'procedure'],
    ['en', 'Can I tow the loader?', 'permission'],
    ['en', 'The winch is stuck, can I pull it with my hands?', 'permission'],
    ['en', 'is it ok to stand below the boom', 'permission'],
    ['en', 'Hi, can you tell me the tyre pressure?', 'value'],
    ['en', 'What do I have to watch out for with the winch?', 'permission'],
    ['en', 'What must I not do below the boom?', 'permission'],
    ['es', '¿Qué peligros hay debajo del brazo?', 'permission'],
    ['de', 'Worauf muss ich bei der Winde achten?', 'permission'],
    ['fr', 'Quels sont les dangers sous le bras levé ?', 'permission'],
    ['fi', 'Mitä vaaroja puomin alla on?', 'permission'],
    ['de', 'Darf ich den Lader abschleppen?', 'permission'],
    ['en', 'What does alarm 31 mean?', 'fact'],
    ['en', 'Can you tell me how to change the oil?', 'procedure'],
    ['en', 'Could you tell me the tyre pressure?', 'value'],
    ['de', 'Können Sie mir sagen, wie schwer der Lader ist?', 'value'],
    ['en', 'How do I switch on the hazard lights?', 'procedure'],
    ['en', 'The battery is flat. Can I use jumper cables?', 'permission'],
    ['en', 'a fuse keeps blowing. ok to use a stronger one', 'permission'],
    ['es', 'La batería está vacía. ¿Puedo usar cables?', 'permission'],
    ['en', 'How do I fit the liner? Do I have to cool it?', 'procedure'],
    ['es', 'número del rodamiento', 'part'],
    ['de', 'Wie ist die Nummer vom Lager?', 'part'],
    ['fr', 'le numéro de la courroie', 'part'],
    ['en', 'the winch gets slower and slower', 'symptom'],
    ['en', 'The rope slips since the wash. What can I check first?', 'symptom'],
    ['en', 'I pulled the knob and now the winch does nothing, what now?', 'symptom'],
    ['es', 'El cable patina desde ayer, ¿qué reviso?', 'symptom'],
    ['en', 'winch turns, no click, nothing', 'symptom'],
    ['en', 'changing the rope without a crane, how', 'procedure'],
    ['en', 'Which bolt do I loosen first?', 'procedure'],
    ['en', 'What do I do with the rope?', 'procedure'],
    ['en', 'What gets lubricated with the winch?', 'fact'],
    ['en', 'What is the right way to lower the winch?', 'procedure'],
    ['es', '¿Cuál es la forma correcta de bajar el cabrestante?', 'procedure'],
    ['en', 'how thin may the rope get', 'value'],
    ['en', 'The scale shows a wrong weight, how come?', 'symptom'],
    ['en', 'the rope slips, how do i fix that', 'symptom'],
    ['es', 'El cable patina, ¿cómo lo arreglo?', 'symptom'],
    ['es', '¿Qué referencia tiene el cable?', 'part'],
    ['es', '¿Qué pendiente puede subir como máximo?', 'value'],
    ['en', 'What does the winch weigh, I need to order a crane', 'value'],
    ['en', 'What is the part number of the rope, I need to order one', 'part'],
    ['en', 'What size is the battery, and what is the part number?', 'part'],
    ['en', 'What does the winch weigh, I need the part number of the motor', 'part'],
    ['es', '¿Por qué carga poco el alternador?', 'symptom'],
    ['nl', 'In welke gevallen brandt de gele lamp?', 'fact'],
  ])('reads the %s "%s" as a question for a %s', (language, question, intent) => {
    expect(detectIntent(normalise(question), language)).toBe(intent)
  })
})

describe('helpWords', () => {
  it.each([
    ['the crane is slow, what should i check?', ['check'], ['crane', 'slow']],
    ['hi, any idea why the boom drifts?', ['idea'], ['boom', 'drifts']],
    ['the check lamp is on, what should i check?', [], ['check', 'lamp']],
    ['it leaks, what should i check before starting the pump?', ['check'], ['pump']],
  ])('are those that only ask for help: "%s"', (question, help, others) => {
    const words = helpWords(question, 'en')
    expect(words).toEqual(expect.arrayContaining(help))
    for (const other of others) expect(words).not.toContain(other)
  })
})
