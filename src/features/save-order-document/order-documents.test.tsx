import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { newOrder } from '@/entities/order/testing'
import { saveFile } from '@/shared/lib/save-file/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { OrderDocuments } from './order-documents'
import { ReceiptButton } from './receipt-button'

describe('OrderDocuments', () => {
  it('saves the document under the number of the order', async () => {
    const read = vi.fn(async () => new Blob(['%PDF-']))
    renderScreen(<OrderDocuments order={newOrder} read={read} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Invoice (PDF)' }))
    await waitFor(() => expect(saveFile.mock.calls.at(-1)?.[1]).toBe('SO-1042-invoice.pdf'))
    expect(read.mock.calls[0]).toEqual(expect.arrayContaining(['invoice']))
  })

  it('reports why a document was not saved', async () => {
    renderScreen(<OrderDocuments order={newOrder} read={() => Promise.reject(new Error('No connection.'))} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Order confirmation (PDF)' }))
    await screen.findByText('The document was not saved: No connection.')
  })

  it('offers no invoice before it is issued', async () => {
    const order = { ...newOrder, status: 'AWAITING_PAYMENT', invoice_number: null } as const
    renderScreen(<OrderDocuments order={order} read={async () => new Blob()} />)
    await screen.findByRole('button', { name: 'Order confirmation (PDF)' })
    expect(screen.queryByRole('button', { name: 'Invoice (PDF)' })).toBeNull()
  })
})

describe('ReceiptButton', () => {
  it('saves the receipt under the number of the order, or reports why it did not', async () => {
    const { unmount } = renderScreen(<ReceiptButton orderNumber="SO-1042" read={async () => new Blob(['%PDF-'])} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt (PDF)' }))
    await waitFor(() => expect(saveFile.mock.calls.at(-1)?.[1]).toBe('SO-1042-receipt.pdf'))
    unmount()
    renderScreen(<ReceiptButton orderNumber="SO-1042" read={() => Promise.reject(new Error('No connection.'))} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt (PDF)' }))
    await screen.findByText('The document was not saved: No connection.')
  })
})
