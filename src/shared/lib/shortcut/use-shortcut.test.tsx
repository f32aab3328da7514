import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { switchSingleKeys } from './single-keys'
import { useShortcut } from './use-shortcut'

const search = vi.fn()
const command = vi.fn()

function Page({ dialog = false }: { dialog?: boolean }) {
  useShortcut('search', search)
  useShortcut('palette', command)
  return (
    <>
      <input aria-label="Name" />
      <div role="menu" tabIndex={-1}>
        <button type="button" role="menuitem">
          Slash and burn
        </button>
      </div>
      {dialog && <div role="dialog" aria-label="Question" />}
    </>
  )
}

beforeEach(() => vi.resetAllMocks())
afterEach(() => switchSingleKeys(true))

describe('useShortcut', () => {
  it('hears its key anywhere on the page, and no other', async () => {
    render(<Page />)
    await userEvent.keyboard('/')
    expect([search.mock.calls.length, command.mock.calls.length]).toEqual([1, 0])
    await userEvent.keyboard('k{Control>}/{/Control}{Alt>}/{/Alt}{Control>}{Shift>}K{/Shift}{/Control}')
    expect([search.mock.calls.length, command.mock.calls.length]).toEqual([1, 0])
  })

  it.each(['Control', 'Meta'])('%s works while one types, a plain key is typed', async (control) => {
    render(<Page />)
    await userEvent.type(screen.getByLabelText('Name'), `a/b{${control}>}k{/${control}}`)
    expect([search.mock.calls.length, command.mock.calls.length]).toEqual([0, 1])
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('a/b')
  })

  it('leaves the keys to a dialog that is open', async () => {
    render(<Page dialog />)
    await userEvent.keyboard('/{Control>}k{/Control}')
    expect([search.mock.calls.length, command.mock.calls.length]).toEqual([0, 0])
  })

  it.each(['menuitem', 'menu'])(
    'leaves letters to a menu, where they choose an entry: focus on the %s',
    async (role) => {
      render(<Page />)
      // A menu that is opened by mouse has the focus itself.
      screen.getByRole(role).focus()
      await userEvent.keyboard('/{Control>}k{/Control}')
      expect([search.mock.calls.length, command.mock.calls.length]).toEqual([0, 1])
    },
  )

  it('"a mechanism is available to turn the shortcut off" (WCAG 2.1.4), remembered on the device', async () => {
    render(<Page />)
    switchSingleKeys(false)
    await userEvent.keyboard('/{Control>}k{/Control}')
    expect([search.mock.calls.length, command.mock.calls.length]).toEqual([0, 1])
    expect(localStorage.getItem('single-keys')).toBe('off')
    switchSingleKeys(true)
    await userEvent.keyboard('/')
    expect(search).toHaveBeenCalledOnce()
  })
})
