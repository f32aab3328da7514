import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { buttonClass } from '../button'
import { uiText } from '../text'
import { isAccepted } from './is-accepted'

type FileDropProps = {
  label: string
  /** What is taken, in words: kinds and the largest size. */
  help?: ReactNode
  /** The `accept` of the file dialog, such as "application/pdf,.pdf". */
  accept?: string
  /** What is said of a file that `accept` does not name; without it, such a file is taken, and checking it is the caller's. */
  refusal?: string
  multiple?: boolean
  /** What the button says; by default that a file is chosen. */
  choose?: string
  /** Lower, for a form with more fields. */
  compact?: boolean
  disabled?: boolean
  /** Takes the focus as soon as it is there, where the form has just led to it. */
  startsFocused?: boolean
  error?: string
  /** What was dropped or chosen. */
  onFiles: (files: File[]) => void
}

/** Drag and drop, or browse. The whole area takes a drop, the button opens the file dialog. */
export function FileDrop({
  label,
  help,
  accept,
  refusal,
  choose,
  multiple = false,
  compact = false,
  disabled = false,
  startsFocused = false,
  error,
  onFiles,
}: FileDropProps) {
  const t = useText(uiText)
  const helpId = useId()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [isRefused, setIsRefused] = useState(false)

  function take(files: FileList | null) {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1)
    const isWrong = refusal !== undefined && taken.some((file) => !isAccepted(file, accept ?? ''))
    if (taken.length > 0 && !disabled) {
      setIsRefused(isWrong)
      if (!isWrong) onFiles(taken)
    }
    if (input.current) input.current.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(!disabled)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      disabled={disabled}
      className={cx(
        'grid justify-items-center gap-2 rounded-md border border-dashed text-center transition-colors duration-150',
        compact ? 'p-4' : 'px-6 py-8',
        isOver ? 'border-ink bg-accent-soft' : 'border-line-strong bg-sunken',
        disabled && 'text-ink-muted',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {!compact && <FileUp aria-hidden className="size-8 text-ink-muted" />}
      <p className="max-sm:hidden">{t('dropFile')}</p>
      <label className={cx(buttonClass({}), 'has-focus-visible:outline-2 has-focus-visible:outline-focus')}>
        {choose ?? t('chooseFile')}
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple={multiple}
          // biome-ignore lint/a11y/noAutofocus: the form has just led here, and its label is read out
          autoFocus={startsFocused}
          aria-describedby={cx(Boolean(help) && helpId, errorId)}
          onChange={(event) => take(event.target.files)}
          className="sr-only"
        />
      </label>
      {help && (
        <p id={helpId} className="text-sm text-ink-muted">
          {help}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-sm font-medium text-danger-ink empty:hidden">
        {isRefused ? refusal : error}
      </p>
    </fieldset>
  )
}
