export type UnitSystem = 'metric' | 'us'

type Quantity = 'volume' | 'mass' | 'pressure' | 'torque' | 'length' | 'speed' | 'temperature' | 'power' | 'flow'

export interface Unit {
  system: UnitSystem
  quantity: Quantity
  /** As written after a figure, without regard to case. */
  spellings: string
  /** In the base unit of the quantity: litre, kilogram, bar, newton metre, metre, kilometre an hour, kilowatt, litre a minute. */
  size: number
  /** What the other system writes instead, and from which figure on, where a smaller unit is usual below it. */
  other: readonly { symbol: string; size: number; from?: number }[]
}

const gallon = 3.785_412
const pound = 0.453_592
const inch = 0.0254
const psi = 0.068_948
const poundFoot = 1.355_818
const mile = 1.609_344
const horsepower = 0.745_7

const litres = [{ symbol: 'L', size: 1 }]
const gallons = [
  { symbol: 'US gal', size: gallon, from: 1 },
  { symbol: 'US qt', size: gallon / 4 },
]
const inches = [{ symbol: 'in', size: inch }]
const feet = [{ symbol: 'ft', size: inch * 12 }]

/** Factors of NIST SP 811, appendix B. Longer spellings before those that they begin with. */
export const units: readonly Unit[] = [
  metric('flow', String.raw`L\/min|l\/min`, 1, [{ symbol: 'US gal/min', size: gallon }]),
  metric('volume', 'litres|litre|liters|liter|litros|litro|L', 1, gallons),
  metric('mass', 'kg', 1, [{ symbol: 'lb', size: pound }]),
  metric('pressure', 'bar', 1, [{ symbol: 'psi', size: psi }]),
  metric('pressure', 'kPa', 0.01, [{ symbol: 'psi', size: psi }]),
  metric('pressure', 'MPa', 10, [{ symbol: 'psi', size: psi }]),
  metric('torque', 'N[·⋅. ]?m', 1, [{ symbol: 'lb-ft', size: poundFoot }]),
  metric('speed', String.raw`km\/h`, 1, [{ symbol: 'mph', size: mile }]),
  metric('length', 'km', 1000, [{ symbol: 'mi', size: mile * 1000 }]),
  metric('length', 'mm', 0.001, inches),
  metric('length', 'cm', 0.01, inches),
  metric('length', 'm', 1, feet),
  metric('power', 'kW', 1, [{ symbol: 'hp', size: horsepower }]),
  metric('temperature', '° ?C', 1, [{ symbol: '°F', size: 1 }]),
  us('flow', String.raw`(?:US )?gal\/min|gpm`, gallon, [{ symbol: 'L/min', size: 1 }]),
  us('volume', '(?:US )?gallons|(?:US )?gallon|(?:US )?gal', gallon, litres),
  us('volume', '(?:US )?quarts|(?:US )?quart|(?:US )?qt', gallon / 4, litres),
  us('torque', 'lbf?[-·. ]ft|ft[-·. ]lbf?', poundFoot, [{ symbol: 'N·m', size: 1 }]),
  us('mass', 'lbs|lb', pound, [{ symbol: 'kg', size: 1 }]),
  us('pressure', 'psi', psi, [{ symbol: 'bar', size: 1 }]),
  us('speed', 'mph', mile, [{ symbol: 'km/h', size: 1 }]),
  us('length', 'miles|mi', mile * 1000, [{ symbol: 'km', size: 1000 }]),
  us('length', 'inches|inch|in', inch, [{ symbol: 'mm', size: 0.001 }]),
  us('length', 'ft', inch * 12, [{ symbol: 'm', size: 1 }]),
  us('power', 'hp', horsepower, [{ symbol: 'kW', size: 1 }]),
  us('temperature', '° ?F', 1, [{ symbol: '°C', size: 1 }]),
]

function metric(quantity: Quantity, spellings: string, size: number, other: Unit['other']): Unit {
  return { system: 'metric', quantity, spellings, size, other }
}

function us(quantity: Quantity, spellings: string, size: number, other: Unit['other']): Unit {
  return { system: 'us', quantity, spellings, size, other }
}
