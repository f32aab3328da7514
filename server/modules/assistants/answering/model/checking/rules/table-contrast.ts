import type { Match } from '../reading/match'
import type { Passage } from '../reading/source-index'
import type { CodeMention, FigureMention, Item } from '../reading/statement'

type Value = FigureMention | CodeMention

/**
 * Whether another row has what the statement names rather than the row of a value: of the words that only one of two cells of
 * the same column has, all of the other row are said, and none of this one.
 */
export function isNamedElsewhere(
  value: Value,
  row: number,
  column: number,
  match: Match,
  rows: readonly number[],
): boolean {
  const items = match.items.filter((item) => item !== value)
  return rows.some((other) => {
    if (other === row) return false
    const rival = cellOf(other, column)
    if (!rival || !hasAnother(rival, value)) return false
    const columns = match.index.passages.flatMap((one) => (one.unit === other && one.column >= 0 ? one.column : []))
    return columns.some((at) => !isRepeated(other, at) && isRather(cellOf(other, at), cellOf(row, at)))
  })

  /** What several rows say names none of them. */
  function isRepeated(unit: number, at: number): boolean {
    const text = cellOf(unit, at)?.plain
    return match.index.passages.some((one) => one.column === at && one.unit !== unit && one.plain === text)
  }

  function cellOf(unit: number, at: number): Passage | undefined {
    return match.index.passages.find((one) => one.unit === unit && one.column === at)
  }

  /** Another value of the same kind, which the statement does not say. */
  function hasAnother({ unit, column: at, figures, codes }: Passage, { kind }: Value): boolean {
    if ((kind === 'code' ? codes : figures).length === 0) return false
    return !match.items.some(
      (item) => item.kind === kind && match.placesOf(item).some((place) => place.unit === unit && place.column === at),
    )
  }

  function isRather(theirs: Passage | undefined, own: Passage | undefined): boolean {
    if (!theirs || !own) return false
    const [ofTheirs, ofOwn] = [wordsBeyond(theirs, own), wordsBeyond(own, theirs)]
    if (ofOwn.length === 0 || ofOwn.some(({ at }) => isSaid(at, own))) return false
    const wanted = ofTheirs.length > 0 ? ofTheirs : theirs.words
    return wanted.length > 0 && wanted.every(({ at }) => isSaid(at, theirs))
  }

  function isSaid(at: number, { unit, column: of }: Passage): boolean {
    return items.some((item: Item) =>
      match.placesOf(item).some((place) => place.unit === unit && place.column === of && place.at === at),
    )
  }
}

function wordsBeyond({ words }: Passage, than: Passage) {
  const others = new Set(than.words.map(({ word }) => word))
  return words.filter(({ word }) => !others.has(word))
}
