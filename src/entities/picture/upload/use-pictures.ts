import { useCallback, useEffect, useRef, useState } from 'react'
import { pictureIdsLimits } from '#contract/platform-limits'
import { ApiError, isRefusal, uploadPicture } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { useLeaveWarning } from '@/shared/lib/leave-warning'
import { newId } from '@/shared/lib/new-id'
import type { Picture } from '../picture'
import { pictureText } from '../text'
import { type ChosenPicture, changePictures, type PictureEvent, storedPictures } from './picture-list'
import { shrinkPicture } from './shrink-picture'

/** As many pictures as one thing can have. */
export const MAX_PICTURES = pictureIdsLimits.maxItems

type Sending = { file: File; stop: AbortController; ended: Promise<void> }

/** The pictures of a form. Each is sent as soon as it is chosen, so that the form itself is sent quickly. */
export function usePictures(initial: readonly Picture[] = []) {
  const t = useText(pictureText)
  const [list, setList] = useState<readonly ChosenPicture[]>(() => storedPictures(initial))
  const [saved, setSaved] = useState(() => initial.map(({ id }) => id).join())
  const [isSaving, setSaving] = useState(false)
  const [leftOut, setLeftOut] = useState(0)
  const latest = useRef(list)
  const sending = useRef(new Map<string, Sending>())
  const queue = useRef<Promise<void>>(Promise.resolve())

  const dispatch = useCallback((event: PictureEvent) => {
    latest.current = changePictures(latest.current, event)
    setList(latest.current)
  }, [])

  useEffect(() => {
    const started = sending.current
    return () => {
      for (const { stop } of started.values()) stop.abort()
      for (const { preview } of latest.current) URL.revokeObjectURL(preview)
    }
  }, [])

  async function sendNow(key: string, file: File, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return
    try {
      const shrunken = await shrinkPicture(file)
      if (!shrunken) return dispatch({ type: 'failed', key, reason: t('unreadable'), canRetry: false })
      const onProgress = (share: number) => dispatch({ type: 'progressed', key, share })
      dispatch({ type: 'finished', key, picture: await uploadPicture(shrunken, { onProgress, signal }) })
    } catch (error) {
      if (signal.aborted) return
      const reason = (error instanceof ApiError && error.fields.file) || (error instanceof Error ? error.message : '')
      dispatch({ type: 'failed', key, reason, canRetry: !isRefusal(error, 400, 413, 415) })
    }
  }

  /** One after the other: on a slow network each is through sooner, and what is through is not lost. */
  function send(key: string, file: File) {
    const stop = new AbortController()
    const ended = queue.current.then(() => sendNow(key, file, stop))
    queue.current = ended
    sending.current.set(key, { file, stop, ended })
  }

  function add(files: readonly File[]) {
    const free = MAX_PICTURES - latest.current.length
    const taken = files.slice(0, free).map((file) => ({ key: newId(), file }))
    setLeftOut(files.length - taken.length)
    dispatch({
      type: 'chosen',
      pictures: taken.map(({ key, file }) => ({ key, name: file.name, preview: URL.createObjectURL(file) })),
    })
    for (const { key, file } of taken) send(key, file)
  }

  function retry(key: string) {
    const file = sending.current.get(key)?.file
    if (!file) return
    dispatch({ type: 'retried', key })
    send(key, file)
  }

  /** Sends once more what found no network. */
  function retryAll() {
    for (const chosen of latest.current) {
      if (chosen.state === 'failed' && chosen.canRetry) retry(chosen.key)
    }
  }

  function remove(key: string) {
    sending.current.get(key)?.stop.abort()
    sending.current.delete(key)
    URL.revokeObjectURL(latest.current.find((chosen) => chosen.key === key)?.preview ?? '')
    setLeftOut(0)
    dispatch({ type: 'removed', key })
  }

  /**
   * Sends the form with its pictures, once all of them are sent.
   * @throws ApiError if one of them was not sent, and whatever `send` throws
   */
  async function sendWith<Result>(send: (pictureIds: string[]) => Promise<Result>): Promise<Result> {
    await Promise.all([...sending.current.values()].map(({ ended }) => ended))
    if (latest.current.some(({ state }) => state !== 'stored')) {
      throw new ApiError({ status: 0, message: t('notAllSent') })
    }
    setSaving(true)
    try {
      const ids = idsOf(latest.current)
      const result = await send(ids)
      setSaved(ids.join())
      return result
    } finally {
      setSaving(false)
    }
  }

  /** Shows what is stored now in place of what was chosen. */
  function reset(pictures: readonly Picture[] = []) {
    for (const { key } of latest.current) remove(key)
    latest.current = storedPictures(pictures)
    setList(latest.current)
    setSaved(pictures.map(({ id }) => id).join())
  }

  const isChanged = list.some(({ state }) => state !== 'stored') || idsOf(list).join() !== saved
  useLeaveWarning(isChanged, { isSending: isSaving })

  return {
    list,
    add,
    retry,
    retryAll,
    remove,
    move: (key: string, by: -1 | 1) => dispatch({ type: 'moved', key, by }),
    sendWith,
    reset,
    /** How many of the last choice were too many. */
    leftOut,
    isChanged,
  }
}

export type Pictures = ReturnType<typeof usePictures>

const idsOf = (list: readonly ChosenPicture[]) =>
  list.flatMap((chosen) => (chosen.state === 'stored' ? [chosen.picture.id] : []))
