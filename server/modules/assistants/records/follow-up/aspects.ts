import { isOfOrganizations } from '../meaning/asked-fields'
import { salesTopics, type Topic } from '../record-question'
import type { Slots } from '../words/slots'

const machinery: readonly Topic[] = ['machines', 'hours', 'due', 'done']
const store: readonly Topic[] = ['stock', 'stock_levels', 'movements', 'locations', 'kits', 'bundles']
const organizations: readonly Topic[] = [...isOfOrganizations]

/** What words that only suggest a topic ask of the records of another one: "when was it shipped" after an invoice. */
const suggestedBy: Partial<Record<Topic, readonly Topic[]>> = {
  orders: [...salesTopics, ...store],
  spending: [...salesTopics, ...store, ...organizations],
  quotes: salesTopics,
  stock: [...store, 'orders'],
  hours: machinery,
  // Quotes end on a day, too.
  due: [...machinery, 'quotes', 'maintenance_quotes'],
  machines: [...machinery, 'stock', 'stock_levels', ...organizations],
  manuals: ['manuals'],
  // What a reading says.
  messages: ['messages', 'hours'],
  users: ['users', ...organizations],
}

/** Topics whose records also say what the name of another topic asks: "who ordered them" after what was spent. */
const namedBy: Partial<Record<Topic, readonly Topic[]>> = {
  orders: ['spending', 'invoices', 'credit_notes', 'quotes'],
  payments: ['refunds', 'disputes', 'card_fees'],
  returns: ['orders'],
  // What is overdue or ends.
  due: ['orders', 'invoices', 'quotes', 'maintenance_quotes'],
  stock: ['kits', 'bundles'],
  // What a part costs us.
  spending: ['stock'],
}

/** Whether all that a question says of topics may be asked of the records of one. */
export const isAspectOf = ({ named, hinted, marks, topicWords }: Slots, topic: Topic): boolean =>
  [...named].every((one) => one === topic || namedBy[one]?.includes(topic)) &&
  [...hinted].every((one) => one === topic || suggestedBy[one]?.includes(topic)) &&
  !(topic === 'stock' && named.has('spending') && !topicWords.some((word) => /cost|cuest/i.test(word))) &&
  (!marks.has('maintenance') || topic === 'due' || topic === 'done')
