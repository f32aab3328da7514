import type { Grammar } from '../grammar'

export const topics: Grammar['topics'] = {
  feedback: 'feedback, thumbs up, thumbs down, thumb up, thumb down, thumbs-up, thumbs-down',
  links: `
    portal link, portal links, public link, public links, guest link, guest links, access link, access links, shared link,
    shared links, without a login, without login, without logging in, without signing in, without a password,
    without password, without passwords, no login, no password
  `,
  email_choices: `
    notification settings, notification preferences, e-mail settings, email settings, e-mail preferences,
    email preferences, mail settings, mail preferences
  `,
  emails: `
    outbox, emails were not sent, emails waiting to go out, emails waiting to be sent,
    notification email, notification emails, email notifications, reminder email, reminder emails, due email,
    due emails, due e-mail, due e-mails, automatic emails, automatic email, system email, system emails, email that went out,
    emails that went out, last email sent, email go out, emails go out, e-mail go out, e-mails go out, email went out,
    emails went out, email been sent, emails been sent, emails did the system, emails has the system,
    emails does the system, e-mails did the system, emails sent by the system, emails that failed, emails that didnt, emails that did not, emails that havent, emails that bounced, emails failed to,
    emails failed, email failed, email fail, emails fail, emails bounce, emails bounced, emails didnt, emails did not,
    emails stuck, emails not delivered, undelivered emails, e-mails that failed, e-mails that didnt, emails not sent
  `,
  credit_notes: 'credit note, credit memo, credit issued',
  invoices: 'invoice, bill, bills, billing, invoiced, billed',
  maintenance_quotes: `
    maintenance quote, maintenance quotation, service quote, service quotation, maintenance estimate,
    service estimate, repair quote, quote for the service, quote for service, quote for maintenance,
    quote for the maintenance, quotes for service, quotes for maintenance, maintenance offer, service offer
  `,
  quotes: `
    quote, quotation, quoted, price request, rfq, offer, cost estimate, an estimate, the estimate, our estimates,
    requested price
  `,
  refunds: `
    refund, refunds, money back, reimbursement, reimburse, reimbursed, get back this, got back in money,
    money did we get back, refunded amount, refunded to us, get refunded, got refunded, were refunded, was refunded,
    been refunded, paid back, credited back,
    give back, gave back, given back, money returned, return the money, returned the money, returned money,
    get our money back, got our money back, got money back, give money back, gave money back, reversed payment
  `,
  returns: `
    =returns, return request, return requests, requested return, parts return, rma, rmas,
    =return declined, =return accepted, =return rejected, =return approved, =return refused, =return received,
    =return requested, =return cancelled
  `,
  payouts: `
    payout, payouts, bank payout, deposit, deposits, deposited, bank deposit, bank deposits, bank transfer,
    bank transfers, transferred to our bank, transfer to our bank, sent to our bank, to our bank account,
    in our bank account, to the bank, paid out, pay out, pays out,
    reached the bank, reached our bank, reach the bank, hit the bank, hit our bank, arrived at the bank,
    arrived in the bank, arrived in our account, arrive in the bank, landed in the bank, landed in our account,
    landed in our bank, land in the bank, came to the bank, wired to us, wired to our bank, got to the bank,
    went to our bank account, went to our account, went to the bank, =settlement, =settlements, in the bank account,
    into our account, into our bank account, into the bank, bank received, bank account received, payout from stripe,
    money from stripe, money from the processor, money from the payment processor, processor deposit,
    stripe sent, stripe send, stripe pay, sent by stripe, remittance, remittances,
    reached our account, reach our account, hit our account, in our account, arrive in our account, come to our account,
    came to our account, paid to our account, paid into our account, credited to our account
  `,
  card_fees: `
    fee, fees, card fee, card fees, payment fee, payment fees, processing fee, processing fees, transaction fee,
    transaction fees, merchant fee, merchant fees, stripe fee, stripe fees, card charges, card commission,
    commission, commissions, cost of card payments, cost of taking cards, card processing, card processing cost,
    card costs, processor charge, processor charges, processor cost, processor take, processor takes,
    processor keep, processor keeps, cost of the processor, cost of processing, charge for cards, surcharge,
    surcharges, card payments cost, card payments cost us, taking cards cost, taking cards cost us, stripe take,
    stripe takes, stripe charge, stripe charges, stripe cost, stripe keep, stripe keeps, stripe cut, processors cut
  `,
  disputes: `
    dispute, disputes, chargeback, chargebacks, charge back, card dispute, bank inquiry, chargebacked, charged back,
    contested payment, contested payments, contested charge, payment contested, payments contested, disputing,
    disputed charge, disputed charges, contesting a charge, contest a charge, contests a charge, contested charges,
    contesting a payment, contest a payment, contesting the payment, contesting the charge, contest the charge,
    contesting our charge, contesting payments, bank claim, bank claims, claim from the bank
  `,
  payments: `
    =takings, payment, card payment, paid us, pay us, money came in, money come in, money coming in, money received,
    money we received, money collected, collected
  `,
  spending: `
    spend, best customer, best customers, top customer, top customers, biggest customer, biggest customers,
    largest customer, most ordered part, most ordered parts, best selling part, best selling parts, best seller,
    best sellers, most bought part, most bought parts, most sold part, most sold parts, who bought the most,
    who spent the most, spent, spending, expenses, expenditure, outlay, revenue, turnover, sales, sold, sell,
    cost us, cost me, costs us, costing us, paid in total, money on, money for, budget, parts cost, parts costs,
    total cost,
    by revenue, by turnover, by sales, by value, earned, did we earn, do business, business did, bought for,
    made in sales, top parts, top selling, sell best, sells best, sell better, sells better, sold better, selling better, selling best, best selling, most popular part,
    most popular parts, by spend, cost so far, biggest buyer, biggest buyers, best buyer, best client, best clients,
    best month, worst month, strongest month, weakest month, best-selling,
    how much went on, how much goes on, how much has gone on, how much went, set us back, did we drop on, shell out, shelled out,
    fork out, forked out, splash out, paid for, pay for, laid out, put into
  `,
  messages: `
    message, msg, inbox, correspondence,
    emails, e-mails, mails, conversation with, conversations with, communication,
    communications, texted, correspond
  `,
  turnaround: `
    turnaround, turnaround time, order fill rate, our fill rate, fill rate of orders, fill rate of our orders, days to get orders out, get orders out, get an order out, get our orders out,
    days to ship, time to ship, long to ship, fast do we ship, quickly do we ship, quick do we ship, days until we ship,
    days from order to shipment
  `,
  kits: `
    service kit, maintenance kit, h kit, hour kit, hours kit, which kit, what kit, kits do we, kits are there,
    kits do you, the kits, our kits, all kits,
    a kit for, any kit for, the kit for, is there a kit, any kits for
  `,
  bundles: 'bundle, bundles, bundled, part set, part sets, parts set, parts sets, set of parts, sets of parts',
  movements: `
    stock movement, stock movements, stock history, stock ledger, inventory movement, inventory movements,
    inventory history, movement of stock, movements of stock, stock change, stock changes, goods receipt,
    goods receipts, stock count, stock counts, inventory count, inventory counts, stock take, stock adjustment,
    stock adjustments, stock transfer, stock transfers
  `,
  locations: `
    stock location, stock locations, storage location, storage locations, locations do we have, which locations,
    what locations, our locations, stocking locations, which warehouses, what warehouses, warehouses do we have,
    our warehouses, stores do we have, which stores do we have, places do we stock, places do we store
  `,
  stock: `
    reorder point, reorder quantity, at what level do we reorder, when do we reorder, where do we keep, where do we store,
    where do we stock,
    on the shelf, on the shelves, on our shelves, on your shelf, on your shelves, on their shelves,
    in stock, on stock, stock, stocked, on hand, inventory, in the store, in our store, in your store, in their store, stock level, stock levels, low stock,
    low on stock, low in stock, stock low, out of stock, parts are low, parts are running low, parts running low,
    low parts, parts run low, parts are out, to reorder, reorder, reordered, reorder level, below minimum,
    below the minimum, below their minimum, under the minimum, under minimum, restock, price, prices, price of,
    price for, list price
  `,
  stock_levels: 'stock list, whole stock, entire stock, low stock list',
  due: `
    due, overdue, past due, needs doing, need doing, needs to be done, have to bring in, bring in, bring it in,
    needs attention, need attention, how close is, how near is, how far is, late on maintenance, next service,
    next maintenance, next inspection, upcoming service, upcoming maintenance, scheduled service,
    pending maintenance, pending service, outstanding maintenance, hours until, hours till, hours left, hours are left, hours remain, hours are remaining, hours to go,
    hours before, hours remaining, how long until, how long till, how long before, how soon, days until, days till,
    days left, needs service, need service, needs servicing, need servicing, needs maintenance, need maintenance,
    needs a service, need a service, need to be serviced, needs to be serviced, needing service, in for service,
    up for service, service due, behind on service, behind on maintenance, late for service, late on service,
    service come up, service coming up, maintenance coming up, coming up for service,
    go in for service, goes in for service, going in for service, next pm, next oil change, coming up next,
    service is next, service next, maintenance next, maintenance is next, is next for
  `,
  done: `
    service history, maintenance history, service log, maintenance log, service record, maintenance record,
    service book, last service, last maintenance, last serviced, last oil change, last inspection,
    last time serviced, recent service, recent maintenance, previous service, services done, maintenance done,
    service done, work done, been serviced, was serviced, were serviced, got serviced, get serviced last,
    did service, did maintenance,
    not serviced, never serviced, havent been serviced, hasnt been serviced, never been serviced,
    not been serviced, ever been done, ever done, last done, was last done, been done, services performed,
    has been serviced, serviced last, had its last, work performed, service performed
  `,
  hours: `
    hour, hour meter, hourmeter, meter, meter reading, reading, hrs, hours of use, operating hours, running hours,
    engine hours, machine hours, hours worked, usage, utilization, utilisation, on the clock, clocked, daily use,
    mileage, odometer, runtime, run time,
    no readings, no reading, not read, not been read, havent been read, hasnt been read, havent had a reading,
    never read, never been read, readings, read last, last read, hours updated, smu, clock hours, hour count,
    hour reading, hour readings, meter readings, hobbs
  `,
  manuals:
    'manual, handbook, the book on, the book for, a book for, parts book, documentation, parts catalogue, parts catalog',
  orders: `
    order, ordered, order history, purchase history, sales order, purchase, po, pos, purchase order, backorder,
    back order,
    purchases, order with, order for, order from, order containing, order including, parcel, parcels, shipments, consignment, consignments, back orders, backorders
  `,
  customers: `
    which customers do we have, what customers do we have, which customers are there,
    customers does, customers do they, other customers, who else buys, who else orders,
    our customers, my customers, customers do we have, customers do we serve, customers are there, customers are on, customers does the platform,
    who are our customers, list of customers, customer list, all customers, list customers, number of customers, how many customers, customers has,
    whom do we serve, who do we serve,
    our clients, my clients, clients do we have, list of clients, client list, all clients, list clients,
    number of clients
  `,
  users: `
    uses the system, use the system, uses this system, uses the app, uses the platform,
    user, users, user account, user accounts, admin, admins, administrator, administrators, org admin, org admins,
    machine operator, machine operators, our operators, how many operators, which operators, who are the operators,
    operators do we have, people have access, who has access, people do we have, people have an account,
    who has an account, has a login, have a login, have logins, can log in,
    staff, employee, employees, colleague, colleagues, team member, team members, coworkers, login, logins,
    log ins, sign in, sign ins, signed in, log in, logged in, last log in, last login, last seen, role does,
    role of, roles, what role, which role, role is, role has, permissions does, invitation, invitations, invite,
    invites, email of, email address of, email address, email does, whats the email, people in our company,
    people at, people work, works here, who works, who works for, account holders, have access, has access,
    allowed to use, can use the system, who can use, who can get in, can sign in, org user, org users,
    people on our account, our team, people have logins, people with access, person in charge,
    has an account, have an account, have accounts, last active, last signed in, an account here
  `,
  organizations: `
    organization, organizations, organisation, organisations, how many dealerships, how many dealers,
    dealerships are there, are dealerships, are dealers, which are dealerships, list of dealerships,
    all dealerships, all the dealerships, how many companies, which companies, what companies, outfit, outfits,
    companies are there, companies do we have, =and dealerships, =and dealers, =dealerships and,
    =dealers and, =or dealerships, =or dealers,
    all dealerships and customers, all dealers and customers, all the dealerships and customers,
    clients and dealers, dealers and clients, clients and dealerships, dealerships and clients,
    dealerships and customers, customers and dealerships, dealers and customers, customers and dealers,
    dealerships and operators, operators and dealerships, dealers and operators, operators and dealers
  `,
  account: `
    my e-mail, my email address, my e-mail address, my mail, my mail address, my name, email do i have, e-mail do i have,
    my role, my account, my own role, my own account, who am i, what am i, my email, my login, my user, my username,
    my permissions, my rights, am i an admin, am i admin, am i a machine operator, am i logged in, logged in as,
    signed in as, i signed in as, my profile, my organization, my organisation, role do i have, role have i
  `,
  waiting: `
    to do list, todo list, to-do list, waiting on us, waiting for us, waiting on me, waiting for me, awaits us, awaits me,
    on my plate, on our plate, on my desk, on our desk, needs my attention, need my attention, requires our attention,
    requires my attention, waiting for our action, we need to act on, i need to act on, open tasks, pending tasks,
    waiting on them, waiting for them, waiting on the dealer, waiting for the dealer, waiting on the dealership,
    waiting for the dealership, waiting on our dealer, waiting for our dealer
  `,
  dealerships: `
    our dealer, my dealer, who is our dealer, whos our dealer, which dealer, which dealership, what dealership,
    our dealership, my dealership, dealers do we have, our dealers, our dealerships, who serves us,
    who do we buy from, who services us, who looks after us, dealer do we have, dealership do we have
  `,
  own_organization: `
    our organization, our organisation, our own organization, company profile, our details, our own details,
    our company details, my company details
  `,
  organization: '',
  account_requests: `
    account request, account requests, request for an account, requests for an account, requests for accounts,
    asked for an account, asks for an account, asking for an account, access request, access requests,
    requests for access, wants an account, want an account, waiting for an account, waiting on an account, waiting for a account, waiting on a account, waiting for access,
    waiting on access, waiting for a login, waiting on a login
  `,
  price_lists: 'price list, price lists, pricelist, pricelists',
  tax_rates: `
    tax rate, tax rates, rate of tax, rates of tax, sales tax rate, sales tax rates, vat rate, gst rate, tax percentage,
    percent tax, percentage of tax, percent of tax, tax do we charge, taxes do we charge, tax we charge, charge tax,
    charge sales tax, tax are we charging, tax do we add, tax do we apply, tax is charged, tax is added, tax applies,
    taxes apply, tax apply, tax do you charge
  `,
  models: `
    which models do we have, which models are there, what models do we have, what models are there, models do we have,
    models are there, =models does, how many models, list of models, all models, all our models, our models, number of models,
    which brands do we have, which brands are there, =which brands, what brands do we have, what brands are there,
    =what brands, brands do we have, brands are there, how many brands, list of brands, all brands, our brands, number of brands
  `,
  machines: `
    machine, machines, fleet, still in service, in service since, out of service, unit, equipment, rig, asset,
    serial number, serial, serial no, serial nr, serial num, s/n, sn,
    go into service, went into service, put into service, put in service, placed in service, entered service,
    enter service, come into service, start service, in service date, serial numbers, what model, which model,
    which variant, what variant, model is, model of, sn of, iron, who owns, who operates, whose machine,
    fleet list, machine list, vehicle, vehicles, machinery
  `,
}

export const hints: Grammar['hints'] = {
  stock: 'available, availability, in store',
  quotes: `
    request, requested, how much do they want for, what do they want for, how much do they charge for,
    what do they charge for, how much would they charge for, how much are they asking for,
    accept or decline, accept or reject, to accept or decline, need to accept, have to accept
  `,
  payouts: `
    =processor, =the processor, payment processor, payment provider, =stripe
  `,
  refunds: 'reimbursing',
  payments: 'we received from, we receive from, we received by card, did customers pay, have customers paid',
  orders: `
    what is still coming, whats still coming,
    shipped, ship, send, sent, shipment, delivery, delivered, deliver, parcel, package, tracking, tracking number,
    track my, track our, track it, track order, track the order, arrive, arrival, carrier, carried, freight, pick it up, pick them up, collect it, bought, buy, stuff,
    =goods, parts coming, back ordered, backordered,
    pick up, pickup, purchased,
    picked up, buying, orders from us, who carries, who carried, who ships, who delivers, first parcel, second parcel,
    third parcel, last parcel, forwarder company, courier, tracking no, tracking code,
    consign, dispatch, dispatched,
    did we get, did i get, we get from, we got from, did we receive, we received, have we received, from you,
    came for us, come for us
  `,
  spending:
    'cost, costs, paid, pay, do we pay for, do i pay for, received from us, got from us, get from us, taken from us, collected from us',
  messages: `
    ask on, asked on, ask about, asked about, write on, anyone answer, anyone answered, anyone respond, anybody answer, anybody answered, someone answer,
    somebody answer, any news from, news from, dealer answer, dealer answered, dealership answer, answer about, answered about,
    anything about, wrote, say, written, write, write back, written back, reply, replied, replies, said, say about,
    answer from, answered us, heard back, hear back, hear from, heard from, get back to us, come back to us, came back to us, come back to me, gotten back, contact us,
    told us, told me, told, tell us about our, mention, mentioned, =commented, informed us, let us know, wrote back,
    texted, got back to, did we tell, did we write, did we say, any word from, word from,
    heard anything
  `,
  users: 'email, e-mail, email address, mail address, join, joined, =invited, sign up, signed up',
  hours:
    'run, ran, worked, been used, was used, get used, in use, been running, average, used the most, used most, used the least, used least',
  due: 'coming up',
  manuals: 'uploaded, upload',
  machines: `
    located, location, whereabouts, parked, owner, owner of, variant, version, telematics, telematic, last reported, hooked up,
    reporting by, notes on, notes about, any notes, staff notes, served by, serviced by whom, who serves, who looks after,
    looked after by
  `,
}
