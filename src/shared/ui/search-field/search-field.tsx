import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { useKeyHint, useShortcut } from '@/shared/lib/shortcut'
import { focusFirstRow } from '../data-table'
import { controlClass } from '../field'
import { IconButton } from '../icon-button'
import { uiText } from '../text'

const pauseMs = 250

type SearchFieldProps = {
  label: string
  /** The search in force, such as the one in the address. */
  value: string
  /** Called when the person pauses, presses Enter or clears it, with the ends trimmed. */
  onSearch: (text: string) => void
  placeholder?: string
  className?: string
}

/** Searches the list below it. "/" leads to it from anywhere on the page, the arrow down from it to the list's rows. */
export function SearchField({ label, value, onSearch, placeholder, className }: SearchFieldProps) {
  const t = useText(uiText)
  const [typed, setTyped] = useState(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)

  useShortcut('search', () => {
    input.current?.focus()
    input.current?.select()
  })
  const hint = useKeyHint('search')
  useEffect(() => setTyped((current) => (current.trim() === value ? current : value)), [value])
  useEffect(() => () => clearTimeout(pause.current), [])

  function search(text: string) {
    clearTimeout(pause.current)
    if (text.trim() !== value) onSearch(text.trim())
  }

  function type(text: string) {
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => search(text), pauseMs)
  }

  function clear() {
    setTyped('')
    search('')
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') search(typed)
    if (event.key === 'Escape' && typed) clear()
    else if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key === 'ArrowDown' && focusFirstRow(event.currentTarget)) event.preventDefault()
  }

  return (
    <div className={cx('group relative flex min-w-0 items-center', !value && 'print:hidden', className)}>
      <Search aria-hidden className="pointer-events-none absolute left-3 size-4 text-ink-muted" />
      <input
        ref={input}
        data-list-search
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        aria-keyshortcuts={hint?.aria}
        className={cx(controlClass, 'appearance-none px-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      {!typed && hint && (
        <kbd
          aria-hidden
          className="pointer-events-none absolute right-3 rounded-sm border border-line bg-sunken px-1.5 text-sm text-ink-muted group-focus-within:hidden max-lg:hidden"
        >
          {hint.label}
        </kbd>
      )}
      {typed && (
        <IconButton
          size="sm"
          label={t('clearSearch')}
          icon={<X aria-hidden />}
          onClick={clear}
          className="absolute right-1"
        />
      )}
    </div>
  )
}
