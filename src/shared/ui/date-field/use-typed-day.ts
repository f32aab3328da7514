import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { isDay, readDay, writeDay } from '@/shared/lib/calendar-day'
import { useLocale } from '@/shared/lib/i18n'

/** What a form reads and sets, as it does with an input. */
export type DateFieldHandle = { type: 'text'; value: string; focus: () => void; select: () => void }

type TypedDayOptions = {
  /** Undefined where a form sets it by the handle. */
  value: string | undefined
  ref?: Ref<DateFieldHandle> | undefined
  /** Where what is typed and no day counts as nothing, as in a filter; a form refuses it. */
  isWrongBlank?: boolean
}

/** The text of a date field, as it is typed until the field is left, and its value for forms. */
export function useTypedDay({ value, ref, isWrongBlank = false }: TypedDayOptions) {
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value ?? '')
  const [isTyping, setIsTyping] = useState(false)
  const [given, setGiven] = useState(value)
  const readValue = (text: string) => readDay(text, locale) ?? text.trim()
  const day = readValue(typed)
  const worth = isWrongBlank && !isDay(day) ? '' : day
  if (value !== given) {
    setGiven(value)
    // What is being typed is not overwritten: the value may be one of before.
    if (value !== undefined && value !== worth && !isTyping) setTyped(value)
  }

  const latest = useRef({ typed, readValue })
  latest.current.readValue = readValue
  // One object for all renderings: a form takes another one for another field.
  const [handle] = useState<DateFieldHandle>(() => ({
    type: 'text',
    get value() {
      return latest.current.readValue(latest.current.typed)
    },
    set value(text) {
      latest.current.typed = text
      setTyped(text)
      setIsTyping(false)
    },
    focus: () => input.current?.focus(),
    select: () => input.current?.select(),
  }))
  useImperativeHandle(ref, () => handle)

  return {
    input,
    /** As the contract writes it, blank, or what was typed and is no day. */
    value: day,
    /** What it counts as. */
    worth,
    shown: !isTyping && isDay(day) ? writeDay(day, locale) : typed,
    /** Takes what was typed, and returns its value. */
    type(text: string, { isDone = false } = {}): string {
      latest.current.typed = text
      setTyped(text)
      setIsTyping(!isDone)
      return readValue(text)
    },
    leave: () => setIsTyping(false),
    isTyping,
  }
}
