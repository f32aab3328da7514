import { describe, expect, it } from 'vitest'
import { find } from './find'
import { buildManualIndex } from './retrieving/manual-index'
import { createScope } from './retrieving/scope'
import { manualBuilder } from './testing/manual-builder'

const { passages } = manualBuilder('m', 'M')
  .text(3, ['3 Care', '3.1 Fan belt'], 'Press the fan belt with the thumb: it must give by 8 to 10 mm.')
  .steps(3, ['3 Care', '3.1 Fan belt'], 'Turn the tensioner and take the fan belt off.', 'Lay the new fan belt on.')
  .table(4, ['4 Schedule', 'Table 4-1 Schedule'], ['What', 'What to do'], ['Fan belt', 'Replace, 1200 mm'])
  .text(5, ['5 Fuel', '5.1 Kinds of fuel'], 'Use fuel by EN 590. The temperature of the fuel must not exceed 40 °C.')
  .text(6, ['6 Battery', '6.1 Storage'], 'The temperature of the stored battery must not exceed 50 °C.')
  .steps(7, ['7 Wheels', '7.1 Changing a wheel'], 'Loosen the nuts.', 'Take the wheel off. A wheel weighs 265 kg.')
  .table(8, ['8 Weights', 'Table 8-1 Weights'], ['Item', 'Weight'], ['Operating weight', '8,950 kg'])
  .table(
    9,
    ['9 Faults', 'Table 9-1 Faults'],
    ['Symptom', 'Cause'],
    ['Engine too hot', 'Radiator dirty'],
    ['Engine too hot', 'Belt slips'],
  )
  .text(10, ['10 Seat', '10.1 Seat belt'], 'Fasten the seat belt. The seat belt may be replaced after three years.')
const { passages: data } = manualBuilder('d', 'D')
  .table(2, ['1 Data', 'Table 1-1 Data'], ['Item', 'SI'], ['Operating weight, wide bucket', '8,950 kg'])
  .table(3, ['2 Parts', 'Table 2-1 Weights'], ['Part', 'Weight'], ['Bucket', '735 kg'], ['Cab', '690 kg'])
  .text(4, ['3 Use', '3.1 Bucket'], 'The bucket holds 1.6 m³, heaped.')
  .text(5, ['4 Safety', '4.1 People'], 'Keep people at least 10 m away from the working machine. Know the cables.')
  .text(5, ['4 Safety', '4.1 People'], 'Keep at least 4.5 m from power lines up to 50 kV.')
  .table(6, ['5 Panel', 'Table 5-1 Lamps'], ['Lamp', 'Meaning'], ['Lock', 'Engaged. Do not steer sharply.'])
  .text(7, ['6 Drive', '6.1 Steering'], 'Steer with the wheel. Keep both hands on it.')
  .text(8, ['7 Care', '7.1 Washing'], 'Wash with water of at most 80 bar and 60 °C.')
  .text(9, ['8 Oil', '8.1 Grades'], 'The lowest temperature for SAE 15W-40 is -15 °C, and of the water 5 °C.')
const scope = createScope([buildManualIndex(passages)])

const dataScope = createScope([buildManualIndex(data)])

function ask(prompt: string, ...earlier: string[]) {
  const conversation = earlier.map((content) => ({ role: 'user' as const, content }))
  return find({ prompt, conversation }, scope)
}

function saysOfData(prompt: string, earlier?: string) {
  const conversation = earlier === undefined ? [] : [{ role: 'user' as const, content: earlier }]
  const [best] = find({ prompt, conversation }, dataScope).evidence
  return best?.units[best.position]?.text
}

function says(...asked: Parameters<typeof ask>) {
  const [best] = ask(...asked).evidence
  return best?.units[best.position]?.text
}

describe('the section that answers the question before', () => {
  it('comes first if it alone says what is asked now', () => {
    expect(says('how much should it give?', 'how do I take the fan belt off')).toContain('8 to 10 mm')
  })

  it('comes first if it states the quantity that is asked for and nothing is named', () => {
    expect(says('how hot may it get?', 'which fuel may I use')).toContain('40 °C')
    expect(says('how hot may it get?', 'how do I store the battery')).toContain('50 °C')
  })

  it('comes before the machine only if a sentence in it says of what', () => {
    expect(says('how heavy is it?', 'how do I change a wheel')).toContain('265 kg')
    expect(says('how heavy is it?', 'which fuel may I use')).toContain('8,950 kg')
  })

  it('says whether it can be that', () => {
    expect(says('can it be the belt?', 'the engine is too hot')).toContain('Belt slips')
    expect(says('can it be the belt?')).not.toContain('Belt slips')
  })

  it('leaves alone a question that names what it is about', () => {
    for (const earlier of ['how do I change the fan belt', 'which fuel may I use', 'how do I change a wheel'])
      expect(ask('when is the seat belt replaced', earlier)).toEqual(ask('when is the seat belt replaced'))
  })

  it('makes no answer where there is none', () => {
    expect(ask('which colour is the paint?', 'how do I change a wheel').evidence).toEqual(
      ask('which colour is the paint?').evidence,
    )
  })
})

describe('what was asked about before', () => {
  it.each([
    ['how much does it weigh?', 'how much does the bucket hold', '735 kg'],
    ['how heavy is it?', 'how do I take the cab off', '690 kg'],
    ['how heavy is it?', 'what does the lock lamp mean', '8,950 kg'],
    ['and power lines?', 'how far away must people stay from the machine', '4.5 m'],
    ['what about power lines?', 'how far away must people stay from the machine', '4.5 m'],
    ['can I steer with it on?', 'what does the lock lamp mean', 'sharply'],
    ['¿puedo girar con ella encendida?', 'what does the lock lamp mean', 'sharply'],
    ['and at what temperature?', 'what water pressure may I wash the machine with', '60 °C'],
  ])('is meant: %s after %s', (prompt, earlier, expected) => {
    expect(saysOfData(prompt, earlier)).toContain(expected)
  })

  it('is left out only where nothing else says the new thing', () => {
    const conversation = [{ role: 'user' as const, content: 'what weight has the bucket with the lock' }]
    const { query } = find({ prompt: 'and the cab?', conversation }, dataScope)
    expect(query.about.join(' ')).toContain('bucket')
  })

  it.each([
    ['how heavy is the bucket', '735 kg'],
    ['¿cuánto pesa el cucharón?', '735 kg'],
    ['how heavy is it', '8,950 kg'],
  ])('is a part or the machine: %s', (prompt, expected) => {
    expect(saysOfData(prompt)).toContain(expected)
  })
})
