import { normalise } from '../../../../languages/text/normalise'

/** What dealerships call the places where they store parts, in both languages: of a row, each word is meant by any other. */
const synonyms: readonly (readonly string[])[] = [
  ['truck', 'camion', 'camioneta', 'troca'],
  ['pickup', 'camioneta', 'troca'],
  ['van', 'furgoneta', 'camioneta'],
  ['vehicle', 'vehiculo'],
  ['store', 'warehouse', 'shop', 'storage', 'depot', 'almacen', 'tienda', 'bodega', 'deposito'],
  ['main', 'central', 'principal'],
  ['service', 'servicio', 'field', 'mobile', 'movil'],
  ['yard', 'patio'],
  ['workshop', 'taller'],
  ['counter', 'mostrador'],
  ['container', 'contenedor'],
]

const isPreposition: ReadonlySet<string> = new Set(
  'on in at from the our en el la los las de del nuestro nuestra'.split(' '),
)

const MAX_ALTERNATIVES = 64

/** How a place may be called that is typed "on the truck": its words, and what others call them. */
export function placeAlternativesOf(place: string): string[][] {
  const words = normalise(place)
    .split(/\s+/)
    .filter((word) => word !== '' && !isPreposition.has(word))
  let found: string[][] = [[]]
  for (const word of words) {
    const names = [
      word,
      ...synonyms
        .filter((row) => row.includes(word))
        .flat()
        .filter((one) => one !== word),
    ]
    found = found.flatMap((one) => names.map((name) => [...one, name])).slice(0, MAX_ALTERNATIVES)
  }
  return found
}
