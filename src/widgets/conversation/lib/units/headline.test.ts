import { describe, expect, it } from 'vitest'
import { withHeadlineIn } from './headline'

const us = (text: string) => withHeadlineIn('us', text)
const metric = (text: string) => withHeadlineIn('metric', text)

describe('"an answer’s headline gives the person’s unit first"', () => {
  it.each([
    ['The tank takes 160.0 litres (42.3 US gal). [1]', 'The tank takes 42.3 US gal (160.0 litres). [1]'],
    ['Wheel nuts: 610 Nm (450 lb-ft). [1]', 'Wheel nuts: 450 lb-ft (610 Nm). [1]'],
    ['The weight is 8,950 kg (19,730 lb). [1]', 'The weight is 19,730 lb (8,950 kg). [1]'],
    ['The rated power is 92 kW (123 hp) at 2,200 rpm.', 'The rated power is 123 hp (92 kW) at 2,200 rpm.'],
    ['Main relief: 210 bar / 3,046 psi.', 'Main relief: 3,046 psi / 210 bar.'],
    [
      'Tank: 96.0 L (25.4 US gal); total: 142.0 L (37.5 US gal).',
      'Tank: 25.4 US gal (96.0 L); total: 37.5 US gal (142.0 L).',
    ],
    ['Gap: 3 to 5 mm (0.12 to 0.20 in). [1]', 'Gap: 0.12 to 0.20 in (3 to 5 mm). [1]'],
  ])('where the manual gives both: %s', (si, customary) => {
    expect(us(si)).toBe(customary)
    expect(metric(customary)).toBe(si)
    expect(metric(si)).toBe(si)
    expect(us(customary)).toBe(customary)
  })

  it.each([
    [
      'Main relief: 210 bar; Steering relief: 175 bar. [1]',
      'Main relief: 3,050 psi (210 bar); Steering relief: 2,540 psi (175 bar). [1]',
    ],
    ['Below 5 °C hold the key at HEAT.', 'Below 41 °F (5 °C) hold the key at HEAT.'],
    ['From -20 to 5 °C use SAE 5W-30.', 'From -4 to 41 °F (-20 to 5 °C) use SAE 5W-30.'],
    ['The tank takes 160 L. [1]', 'The tank takes 42.3 US gal (160 L). [1]'],
    ['It takes 2,5 litros. [1]', 'It takes 2,64 US qt (2,5 litros). [1]'],
    ['The clearance is 0.4 mm. [1]', 'The clearance is 0.0157 in (0.4 mm). [1]'],
    ['Travel speed: 36 km/h.', 'Travel speed: 22.4 mph (36 km/h).'],
  ])('where it gives one, converted, with the manual’s in brackets: %s', (si, customary) => {
    expect(us(si)).toBe(customary)
  })

  it('converts to metric too', () => {
    expect(metric('The tank takes 25.4 US gal. [1]')).toBe('The tank takes 96.1 L (25.4 US gal). [1]')
    expect(metric('Torque: 450 lb-ft.')).toBe('Torque: 610 N·m (450 lb-ft).')
  })
})

it.each([
  ['steps', '1. Tighten to 610 Nm.\n2. Check after 50 hours.'],
  ['a table', '| Where | Nm |\n| --- | --- |\n| Wheel nuts | 610 |'],
  ['a quotation', '> Tighten to 610 Nm.'],
  ['words in quotation marks', 'The label says “max 210 bar”. [1]'],
  ['the size of a tool', 'Take out the drain plug with a 27 mm wrench. [1]'],
  ['a thread', 'The wheel nuts are M22 x 1.5 mm. [1]'],
  ['a figure that reads two ways', 'El peso es 8.950 kg. [1]'],
  ['feet and inches', 'Width of the bucket: 7 ft 9 in. [1]'],
  ['a word that looks like a unit', 'Put 2 in the tank and 3 in the case. [1]'],
  ['money and hours', 'The kit costs 24.50 USD and is due every 500 h. [1]'],
  ['a difference of temperatures', 'The temperature rises by 5 °C. [1]'],
  ['a product number', 'Use filter HF-204 L. [1]'],
])('leaves %s as it is', (_, text) => {
  expect(us(text)).toBe(text)
  expect(metric(text)).toBe(text)
})

it('changes the headline alone', () => {
  const rest = '\n\n| Compartment | Litres |\n| --- | --- |\n| Tank | 160.0 litres |\n\nSee also: 0.4 bar (6 psi). [2]'
  expect(us(`The tank takes 160 L.${rest}`)).toBe(`The tank takes 42.3 US gal (160 L).${rest}`)
})

it('converts nothing that the headline gives in the person’s unit elsewhere', () => {
  const text = 'Front: 2.5 bar or 36 psi. [1]'
  expect(us(text)).toBe(text)
})
