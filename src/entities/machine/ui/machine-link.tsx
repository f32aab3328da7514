import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '@/shared/lib/plain-click'
import type { Machine } from '../machine'

type MachineLinkProps = {
  machine: Pick<Machine, 'id'>
  /** A plain click; one with a key that opens a new tab stays the browser's. */
  onOpen: (machineId: string) => void
  children: ReactNode
}

export function MachineLink({ machine: { id }, onOpen, children }: MachineLinkProps) {
  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <a href={`/machines/${id}`} onClick={open} className="hover:underline">
      {children}
    </a>
  )
}
