import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '@/shared/ui/dialog'
import { OverlayRequested } from './overlay-requested'
import { reserveKeys } from './reserve-keys'
import { useShortcut } from './use-shortcut'

const process = vi.fn()
const submit = vi.fn()
beforeEach(() => vi.resetAllMocks())

type DialogProps = { onClose: () => void }

/** A page with a key that changes something, and a dialog. */
function Page({ LateDialog }: { LateDialog: ComponentType<DialogProps> }) {
  const [isOpen, setIsOpen] = useState(false)
  useShortcut('palette', () => setIsOpen(true))
  useShortcut('startProcessing', process)
  if (!isOpen) return null
  return (
    <Suspense fallback={<OverlayRequested />}>
      <LateDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}

/** The code of the dialog takes until `arrive` is called. */
function withLateDialog() {
  let load: (code: { default: typeof SearchDialog }) => void = () => undefined
  const code = new Promise<{ default: typeof SearchDialog }>((resolve) => {
    load = resolve
  })
  render(<Page LateDialog={lazy(() => code)} />)
  return { arrive: () => act(async () => load({ default: SearchDialog })) }
}

function SearchDialog({ onClose }: DialogProps) {
  const [typed, setTyped] = useState('')
  return (
    <Dialog open onOpenChange={onClose} title="Search">
      <input
        aria-label="Words"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && submit(typed)}
      />
    </Dialog>
  )
}

describe('from the moment an overlay is asked for', () => {
  it('what is typed is for it, and appears in its field', async () => {
    const { arrive } = withLateDialog()
    await userEvent.keyboard('{Control>}k{/Control}alternato')
    await userEvent.keyboard('{Backspace}{Shift>}R{/Shift}')
    expect(process).not.toHaveBeenCalled()
    await arrive()
    expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('alternatR')
    await userEvent.keyboard('a')
    expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('alternatRa')
    expect(process).not.toHaveBeenCalled()
  })

  it('Enter and Escape arrive after the text', async () => {
    const { arrive } = withLateDialog()
    await userEvent.keyboard('{Control>}k{/Control}belt{Enter}')
    await arrive()
    await vi.waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith('belt'))
  })

  it('Escape closes it as soon as it is there, and the page has its keys again', async () => {
    const { arrive } = withLateDialog()
    await userEvent.keyboard('{Control>}k{/Control}{Escape}')
    await arrive()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('a')
    expect(process).toHaveBeenCalledOnce()
  })
})

it('keys with Control, and keys once nothing is reserved, reach the page', async () => {
  const hear = vi.fn()
  document.addEventListener('keydown', hear)
  const end = reserveKeys()
  await userEvent.keyboard('a{Control>}s{/Control}')
  end()
  await Promise.resolve()
  await userEvent.keyboard('b')
  document.removeEventListener('keydown', hear)
  expect(hear.mock.calls.map(([event]) => event.key)).toEqual(['Control', 's', 'b'])
})
