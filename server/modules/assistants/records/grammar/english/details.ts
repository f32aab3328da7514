import type { Grammar } from '../grammar'

export const details: Grammar['details'] = {
  address: `
    address, delivery address, shipping address, ship-to, ship to address, destination, delivery method,
    shipping method, way of delivery, method of delivery, drop off point, delivered where
  `,
  contact: `
    contact, contact person, recipient, consignee, addressee, attention of, attn, contact email, contact e-mail,
    contact phone, phone, phone number, telephone, telephone number, addressed to, emails to, e-mails to,
    who gets the emails, who gets the mails, notified
  `,
  note: `
    note, notes, comment, comments, remark, remarks, instruction, instructions, special instructions,
    delivery instructions, delivery note, memo, annotation
  `,
  po_number: `
    po number, po no, po nr, po num, purchase order number, purchase order no, customer po, our po, their po,
    customer reference, order reference, which po, what po, po reference
  `,
  tracking: `
    tracking, tracking number, tracking no, tracking nr, tracking code, tracking link, tracking url, tracking id,
    carrier, courier, freight company, shipping company, freight forwarder, parcel number, waybill, bill of lading,
    parcel link, link of the parcel, track and trace, first parcel, second parcel, third parcel, last parcel, each parcel
  `,
  placed: '=bought, =buy, =purchased, =placed, =place, =ordered, placing, put in the order, submitted',
  requested: '=requested, =request, asked for, created, drafted, raised',
  reviewed: '=reviewed, =review, reviewing, in review',
  sent: 'gone out, went out, =sent, =send, =quoted, =issued',
  opened: '=opened, =open it, =viewed, =seen, =looked at, =read it, opened the quote, opened it',
  accepted: '=accepted, =approved, =approve, =accept, approval, acceptance, confirmed, converted, =processed',
  declined: '=declined, =decline, =rejected, =reject, =refused, rejection, turned down, denied',
  revised:
    'requested change, requested changes, change request, revision, =revised, changes requested, wanted changed, want changed, ask to change, asked to change, ask them to change, asked them to change, ask us to change, asked us to change, asked for changes',
  withdrawn: '=withdrew, =withdrawn, =withdraw, withdrawal',
  expired: '=expired, =expire, expiration, =lapsed',
  begun: `
    =started, =begun, =began, started on, started with, begin with, begin on, start on, get going on, working on,
    worked on, work on, being worked on, =touched, being handled, being dealt with, looking at, looked at it,
    being looked at, under way, =underway, in hand
  `,
  picked: '=picked, =pick, =picking, =packed, =pack, picker, =prepared, =prepare',
  shipped:
    'gone out, went out, =leave, =leaves, =shipped, =ship, shipment, =dispatched, =dispatch, =sent out, sent off, handed over',
  delivered: `
    =delivered, =deliver, =arrived, =arrive, =arrives, arrival, =received, =receive, signed for, signed, picked up,
    pick up, collected, =get here, =gets here, =got here, =get to us, =be here, =turn up, =show up
  `,
  edited: '=edited, =edit, =changed, =change, =modified, modification, =amended, =altered, last change',
  cancelled: '=cancelled, =canceled, =cancel, cancellation, called off',
  paid: '=paid, =pay, paid for, date of payment, payment date, went through, gone through, go through',
  failed: '=failed, =fail, failure, =bounced, did not go through, didnt go through, went wrong, =error',
  refunded: '=refunded, =refund, refunding, gave back, paid back, money back',
  disputed: '=disputed, =dispute, =disputing, =contested, =contesting, chargeback',
  answered:
    '=answered, =answer, =replied, =responded, =respond, response, deadline, respond by, answer by, time to answer',
  returned: '=returned, =return, =returning, sent back, send back, give back',
  scheduled: '=scheduled, =schedule, =booked, scheduled day, scheduled date, appointment',
  completed: '=completed, =complete, =finished, =closed, completion, carried out, performed',
  lines: `
    lines, line items, items, contents, content, whats in, what is in, what was in, what were in, parts list, whats on,
    what is on, what was on, what were on, what did it include, what does it include, did it include, does it include,
    what did it contain, what does it contain, does it contain, did it contain, what did it cover, what does it cover,
    what is it for, what was it for, whats it for
  `,
  price: `
    normal price, regular price, price, prices, unit price, unit prices, price each, price per piece, price per unit, cost each, each cost,
    price of each,
    line price, line prices
  `,
  subtotal: `
    subtotal, sub total, net amount, net total, before tax, without tax, excluding tax, excl tax, ex tax, pre tax,
    before taxes, net of tax, net
  `,
  tax: 'tax, taxes, sales tax, sales taxes, vat, gst, tax rate, tax amount',
  core_charge: 'core charge, core charges, core deposit, core deposits, core, cores, core fee, core value',
  terms: `
    payment term, payment terms, terms of payment, terms, payment method, method of payment, how is it paid,
    how was it paid, way of payment, paid how, on account, in advance, prepaid
  `,
  card: 'card, which card, what card, card number, last four, last four digits, kind of card, card type',
  fee: 'fee, fees, processing fee, provider fee, stripe fee, commission, charge us',
  refundable: `
    =refundable, can still be refunded, still be refunded, left to refund, could be refunded, can be refunded,
    could we refund, can we refund, can we still refund, still refund, refund still
  `,
  reference:
    'reference, provider reference, providers reference, payment id, transaction id, transaction number, intent',
  order: 'order number, resulting order, order did it become, become an order, became an order',
  machine: 'which machine, what machine, for which machine, for what machine',
  due_date: `
    =due, due date, due day, due days, days due, payable by, payable until, pay by, to be paid by, payment deadline,
    payment due, days to pay, time to pay, net days, maturity
  `,
  validity: `
    valid, valid until, valid till, valid through, validity, good until, good till, good for, until when, till when, til when, last day,
    expiry, expiry date, expiration date, expires, still good, still valid, run out, runs out, ran out, gone stale
  `,
  hours: 'hours, completed hours, meter, meter reading, reading, at how many hours, how many hours',
  labor:
    'labor, labour, labor time, labour time, labor cost, labour cost, minutes, work time, man hours, labor minutes',
  who: '',
  when: '',
  where: '',
  reason: `
    why, reason, reasons, cause, how come, what for, explanation, justification, grounds, on what grounds, because of what
  `,
  history: `
    history, timeline, events, event log, log, what happened, what has happened, steps, audit trail,
    trail, progress
  `,
  status: 'status, what state, which state, status of, state of the order, how far along',
  number: `
    invoice number, invoice no, invoice nr, number of the invoice, number of its invoice, quote number, quote no,
    number of the quote, credit note number, number of the credit note
  `,
  rest: `
    missing, still missing, left to come, still to come, outstanding, still owed to us, not come yet, hasnt come,
    havent come
  `,
  backorder: 'parts it waits for, parts they wait for, parts we wait for',
  stock: '',
  replacement: '',
  serial: 'what serial, which serial, serial number of, serial no of, serial of, its serial, serial number does',
  model: 'what model, which model, model of, its model, what make, which make',
  owner:
    'whose, who owns, owned by, owner, belong to, belongs to, which customer has, which customer owns, for whom, for who, who are they for, who is it for',
}
