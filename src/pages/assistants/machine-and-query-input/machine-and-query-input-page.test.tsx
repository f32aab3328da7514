import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asChosen, chosenMachineStore } from '@/entities/machine'
import { excavator, wheelLoader } from '@/entities/machine/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { serveWith } from '../../../../tests/msw/server'
import { MachineAndQueryInputPage } from './machine-and-query-input-page'

serveWith(
  platformHttp.get('/machines/recent', ({ response }) => response(200).json({ items: [] })),
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items: [wheelLoader, excavator], total: 2, page: 1, limit: 2 }),
  ),
  platformHttp.get('/machines/{id}', ({ params, response }) =>
    response(200).json(params.id === excavator.id ? excavator : wheelLoader),
  ),
)

beforeEach(() => chosenMachineStore.write(null))

function show(search: { machine?: string; q?: string } = {}) {
  const onAsk = vi.fn()
  renderScreen(<MachineAndQueryInputPage {...search} onSearch={vi.fn()} onAsk={onAsk} />)
  return onAsk
}

describe('MachineAndQueryInputPage', () => {
  it('"one thing per screen": asks for the machine first, where it cannot choose it by itself', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Which machine is it about?' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('then for the question, and goes on with both', async () => {
    chosenMachineStore.write(asChosen(wheelLoader))
    const onAsk = show()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your question' }), 'how much oil?{Enter}')
    expect(onAsk.mock.calls).toEqual([[{ machine: wheelLoader.id, q: 'how much oil?' }]])
  })

  it('chooses the machine that the address names', async () => {
    show({ machine: wheelLoader.id, q: 'how much oil?' })
    expect((await screen.findByRole('textbox', { name: 'Your question' })).textContent).toBe('how much oil?')
    expect(await screen.findByRole('button', { name: /Harrow WL-120/ })).toBeTruthy()
  })

  it('says when nothing can be asked yet', async () => {
    chosenMachineStore.write(asChosen(excavator))
    show()
    const input = await screen.findByRole('textbox', { name: 'Your question' })
    expect(input.getAttribute('placeholder')).toContain('are being read')
    expect(input.hasAttribute('disabled')).toBe(true)
  })
})
