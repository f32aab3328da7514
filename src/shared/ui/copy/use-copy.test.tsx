import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '@/shared/lib/i18n'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { Button } from '../button'
import { useCopy } from './use-copy'

function CopyOne() {
  const copy = useCopy()
  return copy ? <Button onClick={() => copy('HX-250', 'Number copied')}>Copy</Button> : <p>No clipboard</p>
}

const refuse = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await chooseLanguage('en', { remember: false })
})

describe('useCopy', () => {
  it('copies, and says what was copied', async () => {
    const user = userEvent.setup()
    renderScreen(<CopyOne />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByText('Number copied')
    expect(await navigator.clipboard.readText()).toBe('HX-250')
  })

  it.each([
    ['en', 'Could not copy. Allow this site to use the clipboard and try again.'],
    ['es', 'No se pudo copiar. Permita que este sitio use el portapapeles e inténtelo de nuevo.'],
  ] as const)('says that the browser refused, in %s, until it succeeds', async (language, refusal) => {
    const user = userEvent.setup()
    await chooseLanguage(language, { remember: false })
    const refused = refuse()
    renderScreen(<CopyOne />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByText(refusal)
    refused.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByText('Number copied')
    expect(screen.queryByText(refusal)).toBeNull()
  })

  it('is not offered without a clipboard, as on an origin that is not secure', () => {
    vi.stubGlobal('navigator', { clipboard: undefined })
    renderScreen(<CopyOne />)
    screen.getByText('No clipboard')
  })
})
