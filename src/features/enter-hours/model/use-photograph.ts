import { useEffect, useRef, useState } from 'react'
import { shrinkPicture } from '@/entities/picture'
import type { PhotographStore } from './photograph-store'

/** The photograph of the meter as the page shows it. */
export function usePhotograph(store: PhotographStore) {
  const [preview, setPreview] = useState<string>()
  const [isUnreadable, setUnreadable] = useState(false)
  const [isStored, setStored] = useState(false)
  /** What was chosen last on this page; null once it was removed. */
  const latest = useRef<File | null>(undefined)

  useEffect(() => {
    let isShown = true
    void store.read().then((photograph) => {
      if (!isShown || !photograph || latest.current !== undefined) return
      setPreview(URL.createObjectURL(photograph))
      setStored(true)
    })
    return () => {
      isShown = false
    }
  }, [store])
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  async function choose(file: File) {
    latest.current = file
    setUnreadable(false)
    const photograph = shrinkPicture(file).catch(() => undefined)
    // At once, so that a figure that is sent meanwhile waits for its photograph.
    const storing = store.write(photograph)
    setStored(false)
    const shrunken = await photograph
    if (latest.current === file) {
      setUnreadable(!shrunken)
      setPreview(shrunken && URL.createObjectURL(shrunken))
    }
    const wasStored = await storing
    if (latest.current === file) setStored(wasStored)
  }

  function remove() {
    latest.current = null
    setUnreadable(false)
    setPreview(undefined)
    void store.write(undefined)
  }

  return {
    /** An address that shows it; undefined where there is none. */
    preview,
    /** Whether it is on this device until it is sent, also after a reload. */
    isStored,
    /** Whether the last file was none that the browser can show. */
    isUnreadable,
    choose: (file: File) => void choose(file),
    remove,
  }
}

export type Photograph = ReturnType<typeof usePhotograph>
