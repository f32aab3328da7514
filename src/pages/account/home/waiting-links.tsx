import { Link } from '@tanstack/react-router'
import type { WaitingLinks } from './waiting'

const className = 'text-link after:absolute after:inset-0 hover:underline'

/**
 * The lists and records of the app where one sees to what waits.
 * @param readsQuestions whether the reader may read what no manual answered
 */
export const waitingLinksFor = (readsQuestions: boolean): WaitingLinks => ({
  toAll: (kind, words) => {
    const link = { className, children: words }
    switch (kind) {
      case 'new_orders':
        return <Link to="/orders" search={{ status: 'PAID' }} {...link} />
      case 'orders_to_pick':
        return <Link to="/orders" search={{ left_to_do: 'TO_SHIP' }} {...link} />
      case 'back_orders':
        return <Link to="/orders" search={{ left_to_do: 'BACKORDERED' }} {...link} />
      case 'quotes_to_answer':
        return <Link to="/quotes" search={{ status: 'REQUESTED' }} {...link} />
      case 'quotes_to_revise':
        return <Link to="/quotes" search={{ status: 'REVISION_REQUESTED' }} {...link} />
      case 'maintenance_drafts':
        return <Link to="/maintenance-quotes" search={{ status: 'DRAFT' }} {...link} />
      case 'machine_messages':
        return <Link to="/operator-machines" {...link} />
      case 'overdue':
        return <Link to="/machine-instances" search={{ status: 'OVERDUE' }} {...link} />
      case 'failed_manuals':
        return <Link to="/manuals" search={{ status: 'FAILED' }} {...link} />
      case 'unanswered_questions':
        return readsQuestions ? <Link to="/manuals/questions" {...link} /> : words
      case 'order_messages':
      case 'returns':
        return words
    }
  },
  toPlace: (kind, { id, name }) => {
    const link = { className, children: name }
    switch (kind) {
      case 'machine_messages':
        return <Link to="/operator-machines" search={{ thread: id }} {...link} />
      case 'overdue':
        return <Link to="/machine-instances" search={{ status: 'OVERDUE', operator_id: id }} {...link} />
      case 'unanswered_questions':
        return readsQuestions ? (
          <Link to="/manuals/questions" search={{ machine_id: id }} {...link} />
        ) : (
          <Link to="/machines/$id" params={{ id }} {...link} />
        )
      default:
        return <Link to="/orders/$id" params={{ id }} {...link} />
    }
  },
})
