import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { switchSingleKeys, useShortcut } from '@/shared/lib/shortcut'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { KeyListDialog } from './key-list-dialog'

const groups = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

function WithNewOrder() {
  useShortcut('newOrder', () => undefined)
  return <KeyListDialog isSeller onClose={() => undefined} />
}

afterEach(() => switchSingleKeys(true))

describe('the list of keys', () => {
  it('has those of the dealership only for its people', () => {
    const { unmount } = renderScreen(<KeyListDialog isSeller onClose={() => undefined} />)
    expect(groups()).toEqual(['Everywhere', 'In a list', 'On an order or a quote', 'On an order', 'On a quote'])
    expect(screen.getByText('Pick')).toBeTruthy()
    unmount()
    renderScreen(<KeyListDialog isSeller={false} onClose={() => undefined} />)
    expect(groups()).toEqual(['Everywhere', 'In a list', 'On an order or a quote', 'On an order'])
    expect(screen.queryByText('Pick')).toBeNull()
  })

  it('has the keys that begin orders and quotes only for who can place them', () => {
    const { unmount } = renderScreen(<KeyListDialog isSeller onClose={() => undefined} />)
    expect(screen.queryByText('New order')).toBeNull()
    unmount()
    renderScreen(<WithNewOrder />)
    expect(screen.getByText('New order')).toBeTruthy()
    expect(screen.queryByText('New quote')).toBeNull()
  })

  it('switches single letters off', async () => {
    renderScreen(<KeyListDialog isSeller onClose={() => undefined} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Single-letter shortcuts' }))
    expect(localStorage.getItem('single-keys')).toBe('off')
  })
})
