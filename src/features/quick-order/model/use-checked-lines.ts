import { useRef, useState } from 'react'
import { type CheckedLine, type Numbers, pickedOf, type Resolved } from './checked-line'
import { parseOrderLines } from './parse-order-lines'
import { readUnadded, storeUnadded } from './unadded-lines'

type Resolve = (lines: Numbers) => Promise<{ currency: string; items: Resolved[] }>

/**
 * Pasted lines on their way: as text, then checked, then without those that were added.
 * @param target what they are for; whoever comes back to it finds the text again
 */
export function useCheckedLines(target: string, resolve: Resolve) {
  const [text, setTyped] = useState(() => readUnadded(target))
  const [checked, setChecked] = useState<{ currency: string; lines: CheckedLine[] }>()
  const lines = checked?.lines ?? []
  const current = useRef(text)
  const setText = (typed: string) => {
    current.current = typed
    setTyped(typed)
    storeUnadded(target, typed)
  }

  return {
    text,
    /** Further typing makes what was checked outdated. */
    type: (typed: string) => {
      setText(typed)
      setChecked(undefined)
    },
    checked,
    picked: lines.flatMap((line) => pickedOf(line) ?? []),
    async check() {
      const asked = parseOrderLines(text)
      const readable = asked.flatMap(({ number, quantity }) => (quantity === undefined ? [] : [{ number, quantity }]))
      const { currency, items } = readable.length > 0 ? await resolve(readable) : { currency: 'USD', items: [] }
      const answers = items.values()
      setChecked({
        currency,
        lines: asked.map((line) => ({
          ...line,
          resolved: line.quantity === undefined ? undefined : answers.next().value,
          chosenId: '',
        })),
      })
    },
    choose: (index: number, chosenId: string) =>
      setChecked(
        checked && {
          ...checked,
          lines: lines.map((line, at) => (at === index ? { ...line, chosenId } : line)),
        },
      ),
    /** Leaves the lines that were not added, to be corrected, and what was typed meanwhile. @returns how many were not added */
    retainOpen(): number {
      const open = lines.filter((line) => pickedOf(line) === undefined)
      const typed = current.current.startsWith(text) ? current.current.slice(text.length) : current.current
      setText([...open.map((line) => line.text), typed.trim()].filter(Boolean).join('\n'))
      setChecked(undefined)
      return open.length
    },
  }
}
