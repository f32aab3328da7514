import type { MouseEvent, ReactNode } from 'react'
import type { Machine } from '../machine'

type MachineLinkProps = {
  machine: Pick<Machine, 'id'>
  /** A plain click; one with a key that opens a new tab stays the browser's. */
  onOpen: (machineId: string) => void
  children: ReactNode
}

export function MachineLink({ machine: { id }, onOpen, children }: MachineLinkProps) {
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <a href={`/machines/${id}`} onClick={open} className="hover:underline">
      {children}
    </a>
  )
}
