import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useEffectEvent, useId, useState } from 'react'
import { readTypePlateQuery } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { useLeaveWarning } from '@/shared/lib/leave-warning'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { type ModelChoice, useModelSearch } from '../model/use-model-search'
import { chooseModelText } from '../text'
import { ModelOption } from './model-option'

type ModelSearchProps = {
  /** Focuses the field where a model is missing. */
  fieldRef?: Ref<HTMLInputElement>
  error?: string | undefined
  /** What is searched for at first, such as what was read from a plate. */
  initialText?: string | undefined
  startsFocused?: boolean
  onChoose: (choice: ModelChoice) => void
  /** Called with the serial number of a pasted plate whose model is still to be chosen. */
  onSerial?: (serialNumber: string) => void
}

/** Type to search, or paste what a type plate says; arrows and Enter, or one tap. */
export function ModelSearch({
  fieldRef,
  error,
  initialText = '',
  startsFocused = false,
  onChoose,
  onSerial,
}: ModelSearchProps) {
  const t = useText(chooseModelText)
  const listId = useId()
  const [typed, setTyped] = useState(initialText)
  const [isPasted, setPasted] = useState(false)
  const [at, setAt] = useState(-1)
  /** Enter was pressed while the choices were still those of an earlier text. */
  const [isAwaited, setAwaited] = useState(false)
  const { choices, named, serialNumber, isLoaded, isFetching, isSettled, search, hidden, ...list } =
    useModelSearch(typed)
  useLeaveWarning(typed !== '')
  const marked = Math.min(at, choices.length - 1)
  const optionId = (index: number) => `${listId}-${index}`

  function type(text: string, { pasted = false } = {}) {
    setTyped(text)
    setPasted(pasted)
    setAwaited(false)
    setAt(text.trim() === '' ? -1 : 0)
  }

  /** A plate has lines, which the field itself would join without a blank. */
  function paste(event: ClipboardEvent) {
    if (typed.trim() !== '') return
    event.preventDefault()
    const text = event.clipboardData.getData('text').replaceAll(/\s+/g, ' ').trim()
    type(text.slice(0, readTypePlateQuery.text.maxLength), { pasted: true })
  }

  /** What is pasted is a whole plate, so that the only model that it names is chosen; who types may not be done yet. */
  const choosePasted = useEffectEvent(() => {
    const [only, other] = named ?? []
    if (only && !other) onChoose(only)
    else if (serialNumber) onSerial?.(serialNumber)
  })
  const isPlateRead = isPasted && named !== undefined
  useEffect(() => {
    if (isPlateRead) choosePasted()
  }, [isPlateRead])

  const chooseAwaited = useEffectEvent(() => {
    setAwaited(false)
    const choice = choices[marked]
    if (choice) onChoose(choice)
  })
  useEffect(() => {
    if (isAwaited && isSettled) chooseAwaited()
  }, [isAwaited, isSettled])

  function move(event: KeyboardEvent) {
    if (event.key === 'Enter') setAwaited(marked >= 0 || typed.trim() !== '')
    else if (event.key === 'ArrowDown') setAt(Math.min(choices.length - 1, marked + 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(0, marked - 1))
    else return
    event.preventDefault()
  }

  return (
    <div className="grid gap-2">
      <TextField
        ref={fieldRef}
        label={t('model')}
        help={t('modelHelp')}
        error={error}
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isLoaded && marked >= 0 ? optionId(marked) : undefined}
        autoComplete="off"
        autoFocus={startsFocused}
        spellCheck={false}
        maxLength={readTypePlateQuery.text.maxLength}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
        onKeyDown={move}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('models')}
        aria-busy={isFetching}
        tabIndex={-1}
        className="-mx-1 max-h-72 overflow-y-auto rounded-md p-1"
      >
        {choices.map((choice, index) => (
          <ModelOption
            key={choice.model.id}
            id={optionId(index)}
            choice={choice}
            isMarked={index === marked}
            onChoose={() => onChoose(choice)}
          />
        ))}
        {!isLoaded &&
          !list.error &&
          ['first', 'second', 'third'].map((row) => <Skeleton key={row} className="my-1 h-14" />)}
      </div>
      <p role="status" className="figures text-sm text-ink-muted empty:hidden">
        {isLoaded && !isFetching && choices.length === 0 && (search ? t('nothingFound') : t('noModels'))}
        {hidden > 0 && t('hidden', { count: hidden })}
      </p>
      {!isLoaded && list.error && (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('failed')} {list.error.message}
          <Button size="sm" onClick={list.retry} pending={isFetching}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
    </div>
  )
}
