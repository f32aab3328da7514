import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { uiText } from '../text'
import type { Column } from './column'

/** A hand's width around the box, of which the table's own padding is a part. */
const boxClass = 'grid size-target cursor-pointer place-items-center lg:-mx-2.5'

type RowSelectionOptions<Row> = {
  /** What the reader calls a row. */
  nameOf: (row: Row) => string
  /** Whether something can be done with a row; all by default. */
  canSelect?: (row: Row) => boolean
}

/** Rows that the reader chose to do something with at once. They stay chosen on other pages of the list. */
export function useRowSelection<Row extends { id: string }>({
  nameOf,
  canSelect = () => true,
}: RowSelectionOptions<Row>) {
  const t = useText(uiText)
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())

  function toggle(row: Row) {
    const next = new Map(selected)
    if (!next.delete(row.id)) next.set(row.id, row)
    setSelected(next)
  }

  const column: Column<Row> = {
    id: 'select',
    header: t('select'),
    kind: 'selection',
    onCard: 'menu',
    head: (rows) => <SelectAll rows={rows.filter(canSelect)} selected={selected} onSelect={setSelected} />,
    cell: (row) =>
      canSelect(row) && (
        <label className={boxClass}>
          <input
            type="checkbox"
            aria-label={t('selectNamed', { row: nameOf(row) })}
            checked={selected.has(row.id)}
            onChange={() => toggle(row)}
            className="size-5"
          />
        </label>
      ),
  }
  return {
    /** To be the first one of the table. */
    column,
    /** In the order in which they were chosen. */
    rows: [...selected.values()],
    /** Chooses these too, such as all of a page. */
    add: (rows: readonly Row[]) =>
      setSelected(new Map([...selected, ...rows.filter(canSelect).map((row) => [row.id, row] as const)])),
    /** Leaves the others chosen. */
    remove: (ids: readonly string[]) =>
      setSelected((present) => new Map([...present].filter(([id]) => !ids.includes(id)))),
    clear: () => setSelected(new Map()),
  }
}

type SelectAllProps<Row> = {
  rows: readonly Row[]
  selected: ReadonlyMap<string, Row>
  onSelect: (selected: ReadonlyMap<string, Row>) => void
}

/** Chooses the rows of the page or none of them; says when only some are chosen. */
function SelectAll<Row extends { id: string }>({ rows, selected, onSelect }: SelectAllProps<Row>) {
  const t = useText(uiText)
  const count = rows.filter(({ id }) => selected.has(id)).length
  const isAll = count > 0 && count === rows.length
  function toggle() {
    const next = new Map(selected)
    for (const row of rows) {
      if (isAll) next.delete(row.id)
      else next.set(row.id, row)
    }
    onSelect(next)
  }
  return (
    <label className={boxClass}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        type="checkbox"
        aria-label={t('selectPage')}
        checked={isAll}
        disabled={rows.length === 0}
        onChange={toggle}
        className="size-5"
      />
    </label>
  )
}
