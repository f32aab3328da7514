import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '@/shared/lib/plain-click'
import type { MachineInstance } from '../machine-instance'

type InstanceLinkProps = {
  instance: Pick<MachineInstance, 'id'>
  /** A plain click; one with a key that opens a new tab stays the browser's. */
  onOpen: (instanceId: string) => void
  children: ReactNode
}

export function InstanceLink({ instance: { id }, onOpen, children }: InstanceLinkProps) {
  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <a href={`/machine-instances/${id}`} onClick={open} className="hover:underline">
      {children}
    </a>
  )
}
