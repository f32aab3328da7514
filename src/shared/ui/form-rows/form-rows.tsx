import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button'
import { IconButton } from '../icon-button'

type FormRowsProps = {
  /** What the rows are: "Parts". */
  label: string
  help?: ReactNode
  /** Each with an id that stays its own while others come and go. */
  rows: readonly { id: string }[]
  /** What a row is called, counted from 1: "Part 2". */
  rowLabel: (n: number) => string
  /** The fields of a row, by its place from 0. */
  children: (index: number) => ReactNode
  add: string
  onAdd: () => void
  /** What the button that removes a row is called; n as in `rowLabel`. */
  removeLabel: (n: number) => string
  onRemove: (index: number) => void
  /** So many cannot be removed. */
  minRows?: number
  maxRows?: number
}

/** A part of a form that repeats: rows of fields, to be added and removed. */
export function FormRows(props: FormRowsProps) {
  const { label, help, rows, rowLabel, children, add, onAdd, removeLabel, onRemove, minRows = 0, maxRows } = props
  const addButton = useRef<HTMLButtonElement>(null)

  function remove(index: number) {
    onRemove(index)
    // The button that was pressed is gone: the keyboard goes on from here.
    addButton.current?.focus()
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {help && <p className="text-sm text-ink-muted">{help}</p>}
      {rows.map(({ id }, index) => (
        <fieldset key={id} className="flex min-w-0 items-start gap-2 rounded-md border border-line p-3">
          <legend className="sr-only">{rowLabel(index + 1)}</legend>
          <div className="grid min-w-0 grow gap-3">{children(index)}</div>
          {rows.length > minRows && (
            <IconButton
              label={removeLabel(index + 1)}
              icon={<Trash2 aria-hidden />}
              onClick={() => remove(index)}
              className="sm:mt-7.5"
            />
          )}
        </fieldset>
      ))}
      <div>
        <Button
          ref={addButton}
          icon={<Plus aria-hidden />}
          onClick={onAdd}
          disabled={maxRows !== undefined && rows.length >= maxRows}
        >
          {add}
        </Button>
      </div>
    </fieldset>
  )
}
