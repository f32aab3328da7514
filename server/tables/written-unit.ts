const units = {
  hours: ['h', 'hr', 'hrs', 'hour', 'hours', 'std', 'stunde', 'stunden', 'bh', 'hora', 'horas', 'heure', 'heures'],
  km: ['km', 'kilometers', 'kilometres', 'kilometer', 'kilometre', 'kilómetros', 'kilomètres'],
  pieces: [
    'pc',
    'pcs',
    'ea',
    'each',
    'piece',
    'pieces',
    'stk',
    'stck',
    'stück',
    'st',
    'ud',
    'uds',
    'pza',
    'pzas',
    'pce',
  ],
}

type Unit = keyof typeof units
const isUnit = (name: string): name is Unit => name in units

/** What a word such as `Std.` counts. */
export function unitNamed(word: string): Unit | undefined {
  const key = word.toLowerCase().replace(/\.$/, '')
  return Object.keys(units)
    .filter(isUnit)
    .find((name) => units[name].includes(key))
}

/** `1,234.5 h` as its figure and its unit; undefined for a figure without one, and for one that is not known. */
export function splitUnit(text: string): { figure: string; unit: Unit | undefined } {
  const [, figure = '', word = ''] = /^(.*\d)\s*(\p{L}+)\.?$/u.exec(text) ?? []
  const unit = unitNamed(word)
  return unit ? { figure, unit } : { figure: text, unit: undefined }
}

/** Hours and minutes such as 804:30, as spreadsheets show durations, in hours. */
export function clockHours(text: string): string | undefined {
  const [, hours, minutes = ''] = /^(\d{1,6}):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? []
  return hours === undefined ? undefined : `${hours}.${Math.floor((Number(minutes) / 60) * 10)}`
}
