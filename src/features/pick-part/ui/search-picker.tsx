import { type ReactNode, useId, useRef } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ListOption } from '@/shared/ui/list-option'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { useOptions } from '../model/use-options'
import { pickPartText } from '../text'

export type PickerFieldProps = {
  label: string
  error?: string
  help?: ReactNode
  hideLabel?: boolean
  autoFocus?: boolean
}

type SearchPickerProps<Item> = PickerFieldProps & {
  placeholder: string
  listLabel: string
  typed: string
  onType: (typed: string) => void
  /** What was found for the text that is typed now; undefined while it is being searched. */
  found: { search: string; items: readonly Item[] } | undefined
  failure: { message: string; retry: () => void } | undefined
  onPick: (item: Item) => void
  renderOption: (item: Item) => ReactNode
}

/** A search field with the list of what was found below it. */
export function SearchPicker<Item extends { id: string }>({
  placeholder,
  listLabel,
  typed,
  onType,
  found,
  failure,
  onPick,
  renderOption,
  ...field
}: SearchPickerProps<Item>) {
  const t = useText(pickPartText)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const items = found?.items ?? []
  const { open, index, type, pick, onKeyDown, close } = useOptions({ items, typed, setTyped: onType, onPick })
  const active = items[index]

  return (
    <div className="relative min-w-0">
      <TextField
        {...field}
        placeholder={placeholder}
        type="search"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && active ? `${listId}-${active.id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => !list.current?.contains(event.relatedTarget) && close()}
      />
      {open && (
        <div
          ref={list}
          className="absolute inset-x-0 top-full z-20 mt-1 grid gap-1 rounded-md border border-line bg-raised p-1 shadow-float"
        >
          <div
            id={listId}
            role="listbox"
            aria-label={listLabel}
            aria-busy={!found}
            tabIndex={-1}
            className="max-h-72 overflow-y-auto"
          >
            {items.map((item) => (
              <ListOption
                key={item.id}
                id={`${listId}-${item.id}`}
                isMarked={item === active}
                onChoose={() => pick(item)}
              >
                {renderOption(item)}
              </ListOption>
            ))}
            {!found && !failure && <Skeleton className="h-10" />}
          </div>
          <p role="status" className={items.length > 0 ? 'sr-only' : 'px-3 py-2 text-ink-muted'}>
            {found && items.length > 0 && t('found', { count: items.length })}
            {found && items.length === 0 && t('nothingFound', { search: found.search })}
          </p>
          {failure && (
            <p role="alert" className="flex flex-wrap items-center gap-3 px-3 py-2">
              {t('failed')} {failure.message}
              <Button size="sm" onClick={failure.retry}>
                {t('tryAgain')}
              </Button>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
