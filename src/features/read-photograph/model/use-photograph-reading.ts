import { useEffect, useRef, useState } from 'react'
import type { components } from '#contract/platform'
import { shrinkPicture } from '@/entities/picture'
import { readPhotograph } from '@/shared/api'

export type PhotographText = components['schemas']['PhotographText']

/** Letters of a plate that fills a part of the photograph remain large enough to be read; in pixels. */
const LONGEST_SIDE = 3200

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; isSent: boolean }
  | { kind: 'unreadable' }
  | { kind: 'nothing' }
  | { kind: 'failed'; message: string }

const idle: State = { kind: 'idle' }

/**
 * Sends one photograph and has its text read.
 *
 * @param onRead called with what was read; never with a text without lines
 */
export function usePhotographReading(onRead: (text: PhotographText) => void) {
  const [state, setState] = useState<State>(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  // What was typed while the photograph was read is not to be lost.
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  }, [onRead])

  async function read(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const show = (next: State) => running.current === controller && setState(next)
    setState({ kind: 'reading', isSent: false })
    try {
      const photograph = await shrinkPicture(file, LONGEST_SIDE)
      if (!photograph) return show({ kind: 'unreadable' })
      const onProgress = (share: number) => show({ kind: 'reading', isSent: share === 1 })
      const text = await readPhotograph(photograph, { onProgress, signal: controller.signal })
      if (running.current !== controller) return
      if (text.lines.length === 0) return show({ kind: 'nothing' })
      show(idle)
      latest.current(text)
    } catch (error) {
      if (!controller.signal.aborted) show({ kind: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }

  function cancel() {
    running.current?.abort()
    running.current = undefined
    setState(idle)
  }

  return { state, isReading: state.kind === 'reading', read: (file: File) => void read(file), cancel }
}

export type PhotographReading = ReturnType<typeof usePhotographReading>
