import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
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

export function SearchField({ label, value, onSearch, placeholder, className }: SearchFieldProps) {
  const t = useText(uiText)
  const [typed, setTyped] = useState(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)

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

  return (
    <div className={cx('relative flex min-w-0 items-center', className)}>
      <Search aria-hidden className="pointer-events-none absolute left-3 size-4 text-ink-muted" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed)
          if (event.key === 'Escape' && typed) clear()
        }}
        className={cx(controlClass, 'appearance-none px-10 [&::-webkit-search-cancel-button]:hidden')}
      />
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
