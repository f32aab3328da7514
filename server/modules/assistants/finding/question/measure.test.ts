import { describe, expect, it } from 'vitest'
import { measuresAsked, measuresIn, meets } from './measure'

describe('measuresIn', () => {
  it.each([
    ['the load sits 60 cm out', 'length', 0.6],
    ['600 mm', 'length', 0.6],
    ['1,500 kg', 'mass', 1500],
    ['0,75 bar', 'pressure', 0.75],
    ['95F outside', 'temperature', 35],
    ['at 20 °C', 'temperature', 20],
    ['minus 25 degrees', 'temperature', -25],
    ['25 degrees below zero', 'temperature', -25],
    ['10 grados bajo cero', 'temperature', -10],
    ['a 500-hour service', 'time', 500],
    ['1.250 in', 'length', 0.031_75],
    ['45 N·m', 'torque', 45],
    ['33 lb-ft', 'torque', 44.74],
    ['24 km/h', 'speed', 24],
    ['66 L/min', 'flow', 66],
    ['25.4 US gal', 'volume', 96.15],
    ['3 ft 3 in', 'length', 0.9906],
    ['2 cm below the mark', 'length', 0.02],
  ])('%s', (text, quantity, value) => {
    const [measure] = measuresIn(text)
    expect(measure?.quantity).toBe(quantity)
    expect(measure?.from).toBeCloseTo(value)
    expect(measure?.to).toBeCloseTo(value)
  })

  it.each([
    ['-10 to -20 °C', -20, -10],
    ['10 °C to 20 °C', 10, 20],
    ['10-20 °C', 10, 20],
    ['von 5 bis 15 °C', 5, 15],
  ])('%s is a range', (text, from, to) => {
    expect(measuresIn(text)).toEqual([{ quantity: 'temperature', from, to }])
  })

  it('leaves out codes and figures without a unit', () => {
    expect(measuresIn('E12, part 320-07421, page 5, M12 bolts')).toEqual([])
  })

  it('leaves out angles and quotients of units that it does not know', () => {
    expect(measuresIn('turn it by another 90°')).toEqual([])
    expect(measuresIn('250 g/kWh')).toEqual([])
  })
})

describe('measuresAsked', () => {
  it.each([
    ['minus 15 this morning, which oil?', -15],
    ['-25 outside, how long do I preheat?', -25],
    ['hace menos 20, ¿qué aceite?', -20],
    ["it's -12 this morning", -12],
    ['estamos a -12, ¿qué aceite?', -12],
    ['at minus 15 °C', -15],
  ])('reads a figure below zero without a unit as a temperature: %s', (question, degrees) => {
    expect(measuresAsked(question)).toEqual([{ quantity: 'temperature', from: degrees, to: degrees }])
  })

  it.each(['al menos 15 veces', 'WL-12 or EX-21', 'the loader -12 of ours', 'minus 15 percent of it', 'pages 10-15'])(
    'reads no temperature in "%s"',
    (question) => {
      expect(measuresAsked(question).filter(({ quantity }) => quantity === 'temperature')).toEqual([])
    },
  )

  it('does not take the number of a model for a speed', () => {
    expect(measuresAsked('my WL-120 revs too high')).toEqual([])
  })
})

describe('meets', () => {
  const one = (text: string) => measuresIn(text)[0] ?? { quantity: 'none', from: 0, to: 0 }

  it('compares figures in different units, and figures with ranges', () => {
    expect(meets(one('60 cm'), one('600 mm'))).toBe(true)
    expect(meets(one('95 °F'), one('35 °C'))).toBe(true)
    expect(meets(one('minus 15 °C'), one('-10 to -20 °C'))).toBe(true)
    expect(meets(one('25 °C'), one('10 to 20 °C'))).toBe(false)
    expect(meets(one('60 cm'), one('60 kg'))).toBe(false)
  })
})
