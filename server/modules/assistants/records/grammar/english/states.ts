import type { Grammar } from '../grammar'

export const states: Grammar['states'] = {
  // What people think of answers is read from more words than phrases have.
  liked: '',
  disliked: '',
  open: `
    open, outstanding, active, still open, pending, not finished, unfinished, not completed, ongoing, current,
    running, live, not closed, unresolved,
    tied up, at stake, held up, on hold,
    contesting a charge, contesting a payment, contesting the charge, contesting the payment, disputing a charge,
    disputing a payment, contesting our charge,
    under negotiation, in negotiation, being negotiated, =negotiating, still being discussed
  `,
  overdue: `
    overdue, past due, anything late, were late, was late, late on, late for, late with, is late, are late,
    running late, too late, behind, behind schedule
  `,
  due: `
    due, due now, due for, needs service, need service, needs servicing, need servicing, needs maintenance,
    need maintenance
  `,
  soon: 'due soon, coming up, soon, upcoming',
  to_pay: 'awaiting payment, waiting for payment, awaiting our payment, pending payment, payment pending',
  unpaid: `
    unpaid, to pay, to be paid, need to pay, needs paying, need paying, have to pay, must pay, owe, owes, still owe,
    balance, open balance, outstanding balance, account balance, not been paid yet, not paid, not yet paid,
    not been paid, havent paid, hasnt been paid, have not paid, outstanding payment, open invoice, owed, isnt paid,
    arent paid, not settled, unsettled, havent been paid, hasnt paid,
    total outstanding, outstanding total, amount outstanding, amounts outstanding, outstanding amount,
    outstanding amounts, outstanding money, money outstanding, =receivables, accounts receivable, debts,
    due to us, still due to us,
    never paid, never got paid, never been paid, never were paid, didnt get paid, nobody paid, without payment,
    not been settled, arent settled, isnt settled, still to be paid, waiting to be paid, yet to be paid
  `,
  paid: 'paid, settled, been paid, already paid, did we pay, did i pay',
  in_progress: 'in progress, being processed, in process, processing, in the works, being prepared',
  to_pick: `
    to be picked, to pick, waiting to be picked, not picked, not picked yet, to be packed, to pack, not started,
    not started on
  `,
  to_ship: `
    to ship, to be shipped, not shipped, not yet shipped, unshipped, waiting to ship, need to ship, needs to ship,
    need shipping, left to ship, havent shipped, not been shipped, still to ship, have to ship, waiting to be sent,
    waiting to go out, still have to go out, has to go out, have to go out, needs to go out, need to go out,
    hasnt shipped, hasnt been shipped, havent been shipped, awaiting shipment, to send out, ready to ship,
    need to be shipped, to go out
  `,
  backordered: `
    backordered, back ordered, on backorder, on back order, in backorder, backorder, waiting for stock,
    waiting on stock, out of stock, waiting for parts, waiting on parts, parts are missing, part is missing,
    parts missing, missing parts, lack of parts, lacking parts, waiting for a part, waiting on a part,
    short of stock, parts not available, awaiting stock, awaiting parts, orders stuck, order stuck, orders are stuck,
    order is stuck, orders held up, orders delayed, orders are delayed, order delayed, orders are held up
  `,
  on_its_way: `
    on its way, on their way, on the way, in transit, shipped, sent out, dispatched, underway, under way,
    been shipped, been sent, en route, left the warehouse, ship out, did ship, did we ship, we ship, we shipped,
    parcels left, orders left, orders went out, parcels went out, order went out, parcel went out, orders go out,
    orders gone out, parcel left, order left, parcels did we send, orders did we send, parcels sent, orders sent
  `,
  partly_shipped: `
    partly shipped, partially shipped, part shipped, half shipped, partial shipment, partially sent, partly sent,
    partially delivered, split shipment, incomplete orders, partial orders, shipped in part, delivered in part,
    sent in part, shipped only in part
  `,
  ready_for_pickup: `
    order is ready, orders are ready, ready orders, ready for pickup, ready for pick up,
    ready to be picked up, ready to pick up, ready for collection, can be picked up, ready to collect,
    waiting for pickup, waiting for pick up, awaiting pickup, waiting for collection, awaiting collection,
    waiting to be collected, waiting to be picked up, to be picked up, pick up their order, collect their order,
    picked up yet, not picked up, not been picked up, not collected, hasnt been picked up, havent been picked up,
    hasnt picked up, havent picked up, ready at the counter, orders to pick up, orders to collect,
    orders to be collected, pick up our order, picked up their order, collected their order, picked up the order,
    collected the order
  `,
  delivered: 'delivered, arrived, been delivered, received goods',
  completed: 'completed, complete, finished, closed, fulfilled',
  cancelled: 'cancelled, canceled, cancel, called off',
  expired: 'expired, lapsed, ran out',
  failed: `
    emails that failed, emails that didnt, emails that did not, emails that havent, emails that bounced, emails failed to,
    emails failed, email failed, email fail, emails fail, emails bounce, emails bounced, emails didnt, emails did not,
    emails stuck, emails not delivered, undelivered emails, e-mails that failed, e-mails that didnt,
    failed, payment failed, card declined, went wrong, could not be read,
    bounced, did not go through, didnt go through, not go through, not gone through, was not charged,
    unsuccessful
  `,
  returned: 'returned, sent back, return',
  refunded: 'refunded, refund, money back, reimbursed',
  disputed: 'disputed, in dispute, dispute, chargeback',
  won: 'won, did we win, decided for us, in our favor, in our favour',
  lost: 'lost, did we lose, decided against us',
  accepted: `
    accepted, approved, agreed, signed off, ordered from quotes, converted, became an order, become an order,
    became orders, become orders, turned into an order, turned into orders, made into orders, made into an order,
    ended up as an order, ended up as orders, said yes
  `,
  declined: 'declined, rejected, refused, turned down, denied, not accept, not accepted',
  waiting: `
    no answer, no answers, no reply, no response, without an answer, without answer, without a reply,
    without a response, have not been answered, hasnt been answered, havent been answered, not been answered,
    still unanswered, waiting for us, waiting for me, waiting for our answer, awaiting our answer,
    waiting for an answer, awaiting an answer, waiting for a reply, need an answer, needs an answer,
    need our answer, needs our answer, to answer, to approve, need our approval, needs our approval,
    need my approval, needs my approval, my approval, our approval, for approval, need to approve, have to approve,
    must approve, awaiting approval, waiting for approval, need approval, needs approval, unanswered, not answered,
    to review, need to quote, to be quoted, waiting on us, waiting on me, waiting for, waiting on,
    awaiting response, waiting for response, awaiting decision, to decide,
    need to accept, to accept or decline, accept or decline, accept or reject, to accept, have to accept, to decide on,
    waiting for our decision, need to decide, up to us, on our side, our turn,
    on our desk, on my desk, on our plate, nobody answered, no one answered, nobody has answered, no one has answered,
    to act on, needs our decision, need our decision
  `,
  with_them: `
    waiting for the dealer, waiting on the dealer, waiting for the dealership, waiting on the dealership,
    waiting for our dealer, waiting on our dealer, waiting for our dealership, waiting on our dealership,
    awaiting the dealer, awaiting the dealership, with the dealer, with the dealership, with our dealer,
    waiting for them, waiting on them, their turn, on their side, up to them, on their desk, on their plate,
    waiting for their answer, waiting on their answer, waiting for their reply, awaiting their answer,
    need their answer, needs their answer, on the dealers side, on the dealers desk, dealer has not answered,
    dealer hasnt answered, have they not answered, they havent answered, they have not answered
  `,
  awaiting_answer: `
    waiting for the customer, waiting on the customer, with the customer, waiting for a customer,
    awaiting the customer, customer has not answered, customers have not answered, customer hasnt answered,
    customers havent answered, customer did not answer, have not heard back, havent heard back, not heard back,
    good for, good until, still good, valid, valid until, valid till, valid for, still valid, waiting for them,
    waiting on them, their turn, on their side,
    hasnt decided, havent decided, has not decided, have not decided, not decided, undecided, hasnt decided on,
    havent decided on, not decided on, has not answered, have not answered yet, hasnt responded, havent responded,
    hasnt replied to, on the customers desk
  `,
  declined_by_us: `
    rejected by us, declined by us, refused by us, turned down by us, did we reject, did we decline, did we refuse,
    did we turn down, we rejected, we declined, we refused, we turned down, have we rejected, have we declined
  `,
  declined_by_them: `
    rejected by the customer, declined by the customer, declined by customers, refused by the customer,
    turned down by the customer, did the customer reject, did the customer decline, did customers decline,
    declined by the dealer, rejected by the dealer, rejected by the dealership, did they reject, did they decline,
    did they refuse, did they turn down
  `,
  withdrawn: 'withdrawn, withdrew, withdraw, took back, taken back, pulled, pull back, pulled back',
  in_review: 'in review, under review, being reviewed, in revision, being worked on',
  to_revise: `
    change requested, changes requested, change was requested, changes were requested, revision requested,
    revisions requested, asked for changes, asked for a change, asked for a revision, wants changes, want changes,
    to be revised, to revise, sent back to us
  `,
  unpriced: `
    unpriced, not priced, not priced yet, not been priced, hasnt been priced, havent been priced, havent priced,
    without a price, without price, without prices, no price yet, no price, still no price, not quoted yet,
    not been quoted, havent quoted, havent quoted yet, yet to be priced, to be priced, to price
  `,
  unsent: `
    emails not sent, emails were not sent, emails waiting to go out, emails waiting to be sent,
    waiting to go out, still to go out, has to go out, have to go out, to go out, to send out,
    not sent out, not sent out yet, not been sent, not been sent out, havent sent, havent sent out, unsent,
    have not sent, have not sent out, to be sent out, not gone to the customer, ready to send
  `,
  scheduled: 'scheduled, booked in',
  draft: 'draft, drafted',
  answered: 'answered, sent to us, sent us, priced',
  unread: 'unread, not read, not read yet, havent read',
  to_answer: `
    unanswered, not answered, to answer, to reply, to reply to, to be answered, to respond, to respond to,
    need an answer, needs an answer, need a reply, needs a reply, waiting for an answer, waiting for a reply,
    waiting for us, waiting for our answer, waiting for our reply, havent answered, have not answered, not replied,
    havent replied, not been answered, no answer, without an answer, open,
    can we answer, may we answer, can i answer, respond to it, answer the bank
  `,
  sent: `
    emails that went out, email that went out, last email sent,
    we sent, i sent, we send, did we send, did i send, have we sent, have i sent, weve sent, we wrote, i wrote,
    did we write, did i write, have we written, have i written, weve written, we said, did we say, did i say,
    we told, did we tell, we answered, i answered, did we answer, did i answer, have we answered, have i answered,
    we replied, did we reply, have we replied, our messages, my messages to, messages from us, message from us, our messages to, sent by us, written by us, sent messages, outgoing
  `,
  received: `
    received, did we receive, did i receive, we receive, have we received, received from, new message, new messages, got from, wrote to us, wrote us, written to us, message from,
    messages from, sent by the dealer, from the dealer, dealer say, dealer said, dealer wrote, dealer write, reply,
    replied, replies, written back, wrote back, write back, answer us, hear back, heard back,
    sent to us, send to us, sent us a message, send us, wrote me, written to me, incoming
  `,
  not_ordered: `
    not ordered, not ordered anything, has not ordered, have not ordered, hasnt ordered, havent ordered, didnt order,
    did not order, not bought, hasnt bought, havent bought, has not bought, have not bought, didnt buy, did not buy,
    not been ordering, not been buying, without an order, without orders, without any orders, without any order,
    no orders, no order, not placed an order, not placed any order, not placed any orders, hasnt placed, havent placed,
    not purchased, hasnt purchased, havent purchased, stopped buying, stopped ordering, ordered nothing,
    bought nothing
  `,
  reserved: `
    reserved, spoken for, set aside, allocated, earmarked, promised to customers, held for customers
  `,
  low: `
    whats low, what is low, what else is low, are we low on, running low, getting low, run low, running out, run out soon, about to run out, to be reordered, to be restocked,
    low stock, low on stock, low in stock, stock low, stock is low, parts are low, parts are running low,
    parts running low, low parts, parts run low, to reorder, need to reorder, needs reordering, below reorder level,
    under reorder level, below their reorder level, under their reorder level, below the reorder level,
    under the reorder level, below minimum, below the minimum, below their minimum, under the minimum,
    under minimum, to restock, reorder
  `,
  out_of_stock:
    'completely out of, all out of, are we out of, we are out of, run out of, ran out of, out of stock, sold out, not in stock, none left, no stock',
  admin: 'admin, admins, administrator, administrators, org admin, org admins',
  machine_operator: `
    machine operator, machine operators, our operators, how many operators, which operators, who are the operators,
    operators do we have
  `,
  invited: `
    invited, not accepted, have not accepted, havent accepted, pending invitation, open invitation,
    invitation, invitations, invite, invites, not been accepted, havent been accepted, hasnt accepted,
    not accepted yet, never accepted, invited but
  `,
  deactivated: 'deactivated, inactive, disabled',
  org_user: 'org user, org users, ordinary users, normal users, regular users',
  dealership: `
    how many dealerships, how many dealers, dealerships are there, are dealerships, are dealers,
    which are dealerships, list of dealerships, all dealerships, all the dealerships, =and dealerships, =and dealers,
    =dealerships and, =dealers and, =or dealerships, =or dealers
  `,
  customer: '',
  upcoming: '',
  // What is still to be done of records says these.
  to_receive: '',
  // What has left, whether it has arrived or not.
  dispatched: 'last shipment, latest shipment, most recent shipment, newest shipment',
  undelivered: '=arriving, still coming, yet to come, due to arrive',
  to_refund: '',
  to_schedule: '',
  not_cancelled: '',
  // Words that change the stock say these.
  counted: '',
  adjusted: '',
  moved: '',
  retired: `
    retired, out of service, decommissioned, scrapped, taken out of service,
    retired machines, sold off, no longer in use, no longer in service, taken off, mothballed
  `,
  operation_manual: 'operation manual, operating manual, operator manual, operators manual, owners manual, user manual',
  parts_manual: 'parts manual, parts book, parts catalogue, parts catalog, parts list',
  service_manual: 'service manual, workshop manual, repair manual, shop manual',
  being_read: `
    being read, still being read, still processing, being processed,
    still being processed, being indexed, still being indexed, processing, not finished, not ready yet, not ready,
    still loading, being scanned
  `,
}
