import { describe, expect, it } from 'vitest'
import type { Statement } from './statement'
import { writeLabelled, writeStatement } from './write-statement'

type Part = Partial<Omit<Statement, 'values'>> & { column?: string }

const statement = (label: string, text: string, { column = '', ...rest }: Part = {}): Statement => ({
  label,
  language: 'en',
  title: '',
  values: [{ column, text }],
  ...rest,
})
const english = (label: string, text: string, rest: Part = {}) => writeStatement(statement(label, text, rest), 'en')
const spanish = (label: string, text: string, rest: Part = {}) =>
  writeStatement(statement(label, text, { ...rest, language: 'es' }), 'es')

describe('a value in English', () => {
  it.each([
    [
      'Hydraulic tank',
      '96.0 L (25.4 US gal)',
      { measure: 'capacity' },
      'The hydraulic tank takes 96.0 L (25.4 US gal).',
    ],
    ['Cooling system', '22 L', { measure: 'capacity', column: 'Capacity' }, 'The cooling system takes 22 L.'],
    ['Engine oil', '14.5 L', { measure: 'capacity', title: 'Capacities' }, 'The engine oil capacity is 14.5 L.'],
    ['Operating weight', '9,800 kg', { measure: 'weight' }, 'The operating weight is 9,800 kg.'],
    ['Counterweight', '850 kg', { measure: 'weight', title: 'Weights' }, 'The weight of the counterweight is 850 kg.'],
    ['Tyre pressure', '2.8 bar (41 psi)', { measure: 'pressure' }, 'The tyre pressure is 2.8 bar (41 psi).'],
    [
      'Relief valve',
      '210 bar',
      { measure: 'pressure', column: 'Pressure' },
      'The pressure for the relief valve is 210 bar.',
    ],
    ['Drain plug', '45 N·m (33 lb-ft)', { measure: 'torque' }, 'The torque for the drain plug is 45 N·m (33 lb-ft).'],
    ['Coolant', '82 °C', { measure: 'temperature', column: 'Temperature' }, 'Coolant: 82 °C.'],
    ['Boom', '4,600 mm', { measure: 'length', column: 'Length' }, 'The length of the boom is 4,600 mm.'],
    ['Idle speed', '850 rpm', { measure: 'speed' }, 'The idle speed is 850 rpm.'],
    ['Starter motor', '4 kW', { measure: 'power' }, 'The power of the starter motor is 4 kW.'],
    ['BATTERY', '24 V', { measure: 'voltage' }, 'The voltage of the battery is 24 V.'],
    ['Rated current', '90 A', { measure: 'current' }, 'The rated current is 90 A.'],
    ['Hydraulic tank', 'ISO VG 46', { column: 'Fluid' }, 'The fluid for the hydraulic tank is ISO VG 46.'],
  ] as const)('%s', (label, text, rest, sentence) => {
    expect(english(label, text, rest)).toBe(sentence)
  })

  it('has the condition of the row or the column', () => {
    const engine = english('Engine (with filter)', '14.5 L', { measure: 'capacity', title: 'Capacities' })
    expect(engine).toBe('The engine takes 14.5 L, with filter.')
    const tyre = english('Tyre', '2.8 bar', { measure: 'pressure', column: 'Pressure at 20 °C' })
    expect(tyre).toBe('The pressure for the tyre is 2.8 bar, at 20 °C.')
    const rear = english('17.5 R25', '2.2 bar', { measure: 'pressure', column: 'Rear', isOneOfSeveral: true })
    expect(rear).toBe('17.5 R25, rear: 2.2 bar.')
  })

  it.each([
    ['Drain the tank', { measure: 'capacity' }],
    ['Tank/reservoir', { measure: 'capacity' }],
    ['Tank (see note 3)', { measure: 'capacity' }],
    ['Wheel nut, long', { measure: 'torque' }],
    ['M12 x 1.5', { measure: 'torque' }],
    ['Front', { measure: 'torque' }],
    ['Bolts tightened', { measure: 'torque' }],
    ['Pump is running', { measure: 'power' }],
    ['The pump that drives the fan of the other tank', { measure: 'power' }],
    ['Counterweight', { measure: 'weight' }],
    ['Engine', { measure: 'capacity', title: 'Engine displacement' }],
    ['Front and rear axle', { measure: 'capacity', title: 'Capacities' }],
    ['Flush cooling system', { measure: 'capacity', title: 'Capacities' }],
    ['Fan belt', { title: 'Tension' }],
    ['Drain plug', { measure: 'torque', title: 'Residual torques' }],
    ['Tank', {}],
  ] as const)('is neutral for "%s"', (label, rest) => {
    expect(english(label, '4 X', rest)).toBe(`${label}: 4 X.`)
  })

  it('has the title of the column and of the table that make it a limit or the value of a test', () => {
    const pressure = { measure: 'pressure' } as const
    expect(english('Boost pressure', '1.8 bar', { ...pressure, column: 'Max' })).toBe('Boost pressure, max: 1.8 bar.')
    expect(english('Winch', '4 mm', { measure: 'length', column: 'Wear limit' })).toBe('Winch, wear limit: 4 mm.')
    const tank = english('Hydraulic tank', '60 L', {
      measure: 'capacity',
      column: 'Min. capacity',
      isOneOfSeveral: true,
    })
    expect(tank).toBe('The minimum capacity of the hydraulic tank is 60 L.')
    const tested = english('Steering circuit', '210 bar', { ...pressure, title: 'Test pressures' })
    expect(tested).toBe('Test pressures, steering circuit: 210 bar.')
    expect(english('Battery', '25 °C', { measure: 'temperature', title: 'Storage temperature' })).toBe(
      'Storage temperature, battery: 25 °C.',
    )
  })

  it('is neutral for a specification that names nothing', () => {
    const fluid = (text: string) => english('Brake system', text, { column: 'Fluid' })
    expect(fluid('See section 9')).toBe('Brake system: See section 9.')
    expect(fluid('Do not lubricate')).toBe('Brake system: Do not lubricate.')
  })

  it('is neutral for a limit, a position, a quantity of another kind and a name of a maker', () => {
    const pressure = { measure: 'pressure' } as const
    expect(english('Oil pressure', 'Below 0.8 bar', pressure)).toBe('Oil pressure: Below 0.8 bar.')
    expect(english('Bucket angle', 'level')).toBe('Bucket angle: level.')
    expect(english('Oil pressure', '0.5 V', { measure: 'voltage' })).toBe('Oil pressure: 0.5 V.')
    expect(english('Zorbex transmission', '20 L', { measure: 'capacity' })).toBe('Zorbex transmission: 20 L.')
  })

  it('is neutral for a value that is a sentence', () => {
    expect(english('Tank', 'Fill it. Close it.', { column: 'Fluid' })).toBe('Tank: Fill it. Close it.')
  })

  it('has the interval that stands above a table first', () => {
    const interval = (label: string, task: string) =>
      english(label, '', { measure: 'interval', period: { text: 'Every 50 hours', task } })
    expect(interval('Grease the bucket pins', '')).toBe('Every 50 hours: grease the bucket pins.')
    expect(interval('Bucket pins', 'Grease')).toBe('Every 50 hours: grease the bucket pins.')
    expect(interval('Air filter', 'Look for dust')).toBe('Every 50 hours: air filter, look for dust.')
    expect(english('Rope', '60 hours', { measure: 'interval', column: 'Every' })).toBe('Rope: every 60 hours.')
  })
})

describe('a value in Spanish', () => {
  it.each([
    ['Depósito hidráulico', '96 L', { measure: 'capacity' }, 'El depósito hidráulico tiene una capacidad de 96 L.'],
    [
      'Aceite del motor con filtro',
      '14 L',
      { measure: 'capacity', title: 'Capacidades' },
      'La cantidad de aceite del motor es de 14 L, con filtro.',
    ],
    ['Peso operativo', '9.800 kg', { measure: 'weight' }, 'El peso operativo es de 9.800 kg.'],
    [
      'Presión de inflado',
      '2,8 bar (41 psi)',
      { measure: 'pressure' },
      'La presión de inflado es de 2,8 bar (41 psi).',
    ],
    ['Pernos de la rueda', '610 N·m', { measure: 'torque' }, 'El par de los pernos de la rueda es de 610 N·m.'],
    [
      'Tuerca',
      '80 N·m',
      { measure: 'torque', column: 'Par de apriete' },
      'El par de apriete de la tuerca es de 80 N·m.',
    ],
    ['Motor', '82 °C', { measure: 'temperature', column: 'Temperatura' }, 'La temperatura del motor es de 82 °C.'],
    ['Longitud total', '4.600 mm', { measure: 'length' }, 'La longitud total es de 4.600 mm.'],
    ['Velocidad máxima', '38 km/h', { measure: 'speed' }, 'La velocidad máxima es de 38 km/h.'],
    ['Motor de arranque', '4 kW', { measure: 'power' }, 'La potencia del motor de arranque es de 4 kW.'],
    ['BATERÍA', '24 V', { measure: 'voltage' }, 'La tensión de la batería es de 24 V.'],
    ['Corriente nominal', '90 A', { measure: 'current' }, 'La corriente nominal es de 90 A.'],
    ['Tanque hidráulico', 'ISO VG 46', { column: 'Fluido' }, 'El fluido para el tanque hidráulico es ISO VG 46.'],
  ] as const)('%s', (label, text, rest, sentence) => {
    expect(spanish(label, text, rest)).toBe(sentence)
  })

  it.each(['Drenar el depósito', 'Depósito/tanque', 'Delantero', 'M12', 'Tuerca, larga'])(
    'is neutral for "%s"',
    (label) => {
      expect(spanish(label, '4 N·m', { measure: 'torque' })).toBe(`${label}: 4 N·m.`)
    },
  )

  it('has the interval that stands above a table first', () => {
    const period = { text: 'Cada 50 horas', task: 'Engrasar' }
    expect(spanish('Bulones', '', { measure: 'interval', period })).toBe('Cada 50 horas: engrasar los bulones.')
  })
})

describe('a value in another language than the manual, or without sentences', () => {
  const tank = statement('HYDRAULIC TANK', '96 L', { measure: 'capacity' })

  it('is "Label: value."', () => {
    expect(writeStatement(tank, 'es')).toBe('Hydraulic tank: 96 L.')
    expect(writeStatement(tank, 'fr')).toBe('Hydraulic tank : 96 L.')
    expect(writeStatement({ ...tank, language: 'de', label: 'Hydrauliktank' }, 'de')).toBe('Hydrauliktank: 96 L.')
  })

  it('has abbreviations and codes as they are', () => {
    expect(writeLabelled(statement('OIL FILTER, DPF-20, PTO', '3'), 'en')).toBe('Oil filter, DPF-20, PTO: 3')
  })

  it('has each of several quantities', () => {
    const values = [
      { column: 'Front', text: '2.8 bar' },
      { column: 'Rear', text: '3.2 bar' },
    ]
    expect(writeStatement({ ...tank, label: 'Tyre pressure', values }, 'en')).toBe(
      'Tyre pressure: front 2.8 bar, rear 3.2 bar.',
    )
  })
})
