import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { numbersToResolveLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { useKeyHint } from '@/shared/lib/shortcut'
import { useWantedFocus } from '@/shared/lib/wanted-focus'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import type { Numbers, PickedPart, Resolved } from '../model/checked-line'
import { parseOrderLines } from '../model/parse-order-lines'
import { useCheckedLines } from '../model/use-checked-lines'
import { quickOrderText } from '../text'
import { CheckedLines } from './checked-lines'

const maxLines = numbersToResolveLimits.lines.maxItems

type QuickOrderProps = {
  /** What the lines are for, such as a cart: its id, or those of its sides. */
  target: string
  /** Looks up numbers; one item for each, in their order. */
  resolve: (lines: Numbers) => Promise<{ currency: string; items: Resolved[] }>
  /** Adds what was found. What is not added stays, to be corrected. */
  onAdd: (parts: PickedPart[]) => Promise<unknown>
  /** What else can be done with what was found. */
  actions?: (parts: PickedPart[]) => ReactNode
}

/**
 * Many parts at once: numbers and quantities are typed or pasted, checked, and those that were found are added. The
 * keyboard alone does: Ctrl+Enter checks, Enter adds, and the field is ready for the next lines. What was not added stays
 * in the field, also for whoever leaves the page and comes back.
 */
export function QuickOrder({ target, resolve, onAdd, actions }: QuickOrderProps) {
  const t = useText(quickOrderText)
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  useWantedFocus('quick-order', field)
  const hint = useKeyHint('quickOrder')
  const { text, type, checked, picked, check, choose, retainOpen } = useCheckedLines(target, resolve)
  const checking = useMutation({ mutationFn: () => check() })
  const adding = useMutation({ mutationFn: (parts: PickedPart[]) => onAdd(parts) })
  const isTooLong = parseOrderLines(text).length > maxLines
  const canCheck = text.trim() !== '' && !isTooLong

  useEffect(() => {
    if (checked) add.current?.focus()
  }, [checked])

  function addPicked() {
    adding.mutate(picked, {
      onSuccess: () => {
        const open = retainOpen()
        if (open > 0) toast.info(t('left', { count: open }))
        else toast.success(t('added', { count: picked.length }))
        field.current?.focus()
      },
    })
  }
  const failure = adding.error ?? checking.error

  return (
    <div className="grid grid-cols-1 gap-4">
      <TextareaField
        ref={field}
        label={t('lines')}
        help={
          <>
            {t('help')} <span className="pointer-coarse:hidden">{t('helpKey')}</span>
          </>
        }
        error={isTooLong ? t('tooMany', { max: maxLines }) : undefined}
        rows={6}
        value={text}
        aria-keyshortcuts={hint?.aria}
        spellCheck={false}
        autoCapitalize="characters"
        className="figures"
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (canCheck) checking.mutate()
        }}
      />
      {failure && (
        <Callout tone="danger" announce>
          {failure.message}
        </Callout>
      )}
      {checked && <CheckedLines {...checked} onChoose={choose} />}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={!canCheck} pending={checking.isPending} onClick={() => canCheck && checking.mutate()}>
          {t('check')}
        </Button>
        {checked && picked.length > 0 && (
          <Button ref={add} variant="primary" pending={adding.isPending} onClick={addPicked}>
            {t('add', { count: picked.length })}
          </Button>
        )}
        {checked && picked.length > 0 && actions?.(picked)}
      </div>
    </div>
  )
}
