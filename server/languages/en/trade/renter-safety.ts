/** How renters, farmers and old mechanics ask about dangers and first aid and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const renterSafetySpeech = `
splash in eye, got in eye, something in eye, eye contact, contact with eyes, rinse eyes, flush eyes with water
acid on skin, battery acid on skin, got acid on hand, skin contact, contact with skin, rinse skin, acid burns
diesel on hands, oil on skin, got oil on hands, skin contact with oil, contact with skin, skin irritation, wash skin
swallowed, drank diesel, swallowed antifreeze, drank coolant, if swallowed, ingestion, do not induce vomiting
breathed in fumes, breathed in, inhaled fumes, inhalation, inhaled, move to fresh air
hydraulic oil under skin, oil jet in hand, hydraulic oil in finger, injection injury, oil injected into skin, fluid penetrates skin, fluid injection, high pressure injection
someone is hurt, somebody injured, man hurt, first aid, injured person, accident procedure, emergency procedure, in case of injury
burnt hand, burned myself, scalded, got scalded, burn injury, treat burns, scalding, skin burns
electric shock victim, somebody got shock, shocked, electrocuted, electric shock, contact with live parts
emergency number, who to call, ambulance, emergency call, emergency services, emergency phone numbers
people stay away, how far must people, how far away stand, how far away people, keep people back, danger zone, safety distance, keep clear, hazard zone, minimum distance to persons
where not to stand, dangerous place to stand, danger zone, danger area, hazardous area, stay out of danger area
people walking about, people near machine, someone walks up, persons in danger zone, bystanders, keep bystanders away, unauthorised persons
stand next to machine, stand near tracks, stand between wheels, crush zone, pinch area, articulation area, crushing hazard
get squashed, get crushed, trapped between, crushing, crushing hazard, risk of crushing, danger of crushing, crush injury
trap fingers, fingers caught, lose fingers, pinch fingers, pinching, risk of trapping, hand crushing hazard
crawl under, work below raised arms, under lift arms, work under raised bucket, under raised load, raised attachment, under unsupported lift arms, secure raised equipment
stand under load, walk under load, under forks, beneath raised load, suspended loads, stay clear of suspended load
lie under machine, work underneath, get underneath, working under machine, support machine securely, secure machine before working
ride along, take passenger, carry passenger, passenger, riders, carry people, no passengers, no riders, passenger transport
stand in bucket, lift people, man in bucket, lift someone up, persons in bucket, lifting persons, raise persons, use as work platform, man lifting
stand on forks, stand on pallet, ride on forks, lifting persons on forks, persons on forks
kids in cab, child on lap, children on machine, children, kids near machine, keep children away
dog in cab, animals near machine, livestock, pets, animals
jump off, jump down, jumping from machine, jump out, leaving machine, mounting and dismounting, getting on and off
climb up, get up on roof, climb on machine, stand on bonnet, stand on tracks, access to machine, non slip surfaces
how to climb in, climb in safely, three point contact, handrails and steps, face machine, entering and leaving
get out if tips, machine tipping over, jump out when tipping, rolling over stay in seat, hold steering wheel, brace yourself, do not jump
might tip over, tippy, going to tip, tip over, tipping over, risk of tipping, rollover risk, stability, overturning, loss of stability
tips forward, nose dives, back wheels lift, rear wheels lift off, tipping forward, overload tipping, forward stability
tips sideways, fall on side, lateral stability, sideways tipping, lateral tipping, side rollover
power lines, overhead lines, overhead cables, overhead power lines, electric wires, high voltage lines
touched wire, hit power line, hit overhead cable, boom touches cable, contact with power line, power line contact, current flashover, stay in cab
jump clear, get out when live, hop away, leave machine under voltage, step voltage, feet together
how near power lines, how close to cables, distance from power lines, minimum distance power lines, safe clearance, safety distance to lines
hit cable digging, dug up cable, buried cable, underground cables, underground lines, buried services, buried pipelines, utility lines
hit water pipe, hit gas pipe, dug through gas pipe, ruptured gas line, damaged gas pipe, gas leak underground
edge of trench, near ditch, near edge, edge of pit, close to excavation, unstable edge, trench edge, embankment edge, slope edge
bank gives way, ground gives way, side collapses, trench collapse, cave in, ground collapse, collapsing ground, unstable ground
dig under myself, dig under tracks, undermine machine, undercutting, undermining, do not undercut
on slope, on hillside, on steep bank, working on slopes, slope operation, operating on slopes, hillside operation
which way to face, face on hill, up or down hill, heavy end uphill, load uphill, travel direction on slopes, travelling on slopes
turn on hill, turning on slope, change direction on slope, slewing on slope, swing on slope
drive along slope, drive across hill, sideways on hill, travel across slope, driving across slope, travel straight up and down
park on hill, leave on slope, parking on slope, parking on incline, parked on gradient, block wheels, chock wheels
leave engine running, leave machine running, off with engine running, leaving machine unattended, unattended machine, running unattended
leave with bucket up, leave with arms up, park with bucket raised, lower equipment to ground, lower attachment before leaving, attachment raised unattended
kids start machine, stop strangers using, prevent theft, unauthorised use, unauthorized operation, secure against unauthorised use, remove key
without seat belt, not wearing belt, belt not needed, seat belt, wear seat belt, fasten seat belt, always wear seat belt
without rollbar, rops down, rops folded, operate with rops folded, folded rops, fold down roll bar
belt after rollover, after tipping over, machine rolled over, rops after accident, replace rops, damaged rops, seat belt replacement
when belt worn, frayed belt strap, seat belt inspection, replace seat belt, belt webbing damage
drive with door open, open door working, cab door open, door open operation, secure door
drive without guards, run without covers, covers off, guards removed, operate without guards, missing guards, safety guards fitted, protective covers
disconnect seat switch, bypass safety switch, bridge seat switch, bypass interlock, override safety system, defeat interlock, tamper with safety devices
override overload, switch off overload warning, overload override, override switch, bypass load limiter, bypass overload protection
move load too heavy, overload machine, overloading, overload, exceed load, exceed rated capacity, do not exceed
lift with bucket teeth, chain round teeth, sling on bucket, sling on bucket teeth, improper lifting, lifting eye not bucket teeth, slinging loads
swing load over people, slew over people, load over persons, swing over persons, do not swing over
push with boom, push sideways with bucket, sweep with bucket, side load on boom, lateral load, swing force, sweeping motion
hammer with bucket, use bucket as hammer, ram with bucket, bucket impact, drop bucket force, prohibited operations
pull with machine, tear out with travel, digging with travel force, travel force digging, machine weight digging
rocks fly, flying stones, bits flying, flying debris, thrown objects, ejected objects, flying fragments, splinters, projectile hazard
chain shot, saw chain breaks, broken saw chain, chain shot hazard, polycarbonate windows
tree falls on cab, branches hit cab, falling trees, falling branches, forestry work, forestry guard, ops protection
stones fall on roof, rocks on cab, falling rocks, falling objects, fops, falling object protective structure
work in dark, at night, poor light, working lights, night operation, poor visibility, adequate lighting
can't see behind, see behind, see back, rear visibility, visibility, blind spots, restricted visibility, mirrors and camera
someone to guide me, helper to guide, guide me back, signalman, banksman, spotter, signal person
work in tunnel, work in shed, run inside, inside barn, closed building, enclosed spaces, indoor operation, adequate ventilation, exhaust gas hazard
exhaust poison, gassed, carbon monoxide, carbon monoxide poisoning, exhaust gases poisonous, toxic exhaust gases
dust in lungs, breathe dust, dusty job, silica dust, dust hazard, respirable dust, wear respirator, dust suppression
spray asbestos, old roof asbestos, asbestos dust, asbestos hazard, asbestos fibres
smoke while filling, fag while refuelling, smoking refuelling, no smoking, no smoking refuelling, open flames, refuelling safety, ignition sources
fill with engine running, refuel with engine on, refuel engine running, stop engine before refuelling, switch off before refuelling, refuelling precautions
spilt diesel, diesel spilt, oil on ground, spilled fuel, fuel spillage, oil spillage, spilled oil, spillage, leakage into ground
straw on exhaust, dry grass on exhaust, leaves by exhaust, combustible material, flammable debris, accumulated debris fire, fire prevention, remove combustible material
machine on fire, engine fire, fire in machine, cab fire, in case of fire, fire fighting, what to do if fire
where is extinguisher, fire extinguisher place, fire extinguisher location, fire extinguisher mounting, fire extinguisher check
get out in emergency, door jammed, can't open door, trapped in cab, emergency exit, smash window, break window, escape window, rear window exit
hot engine, touch exhaust, burn on exhaust, hot surfaces, hot parts, hot exhaust parts, burn hazard
open rad when hot, take cap off hot, open radiator cap hot, hot coolant spray, hot coolant under pressure, coolant scalding
change oil hot, hot oil on hands, hot oil burns, hot oil hazard, oil hot when draining
check leaks with hand, feel leak with hand, use cardboard for leaks, leak search, piece of cardboard, never use hand leaks
work on pressurised hydraulics, undo hose under pressure, pressurised hose, system under pressure, release pressure before disconnecting, pressurised system
accumulator dangerous, gas in accumulator, accumulator under pressure, nitrogen charged accumulator, accumulator safety, do not open accumulator
in front of nipple, grease valve shoots out, grease under pressure, track adjuster pressure, high pressure grease, grease injection hazard
stand next to tyre, stand by tyre, inflate tyre safely, tyre cage, tyre inflation cage, stand to side of tyre, tyre explosion, wheel explosion hazard
weld on wheel, heat rim, weld rim, welding on rim, heating of rim, tyre explosion heat
battery blows up, spark near battery, battery explosion, explosive battery gas, battery gases, keep sparks away
start by bridging starter, short across starter, screwdriver on starter, bypass start, short circuit starter terminals, start only from seat
start frozen battery, charge frozen battery, battery frozen, frozen battery, frozen electrolyte explosion
wear loose clothes, loose clothes, scarf, necklace, finger rings, loose clothing, long hair, jewellery, tight fitting clothing
what to wear, what shoes, protective clothing, personal protective equipment, ppe, safety shoes, hard hat
ear defenders needed, need ear muffs, hearing protection, wear hearing protection, ear protection, noise hazard
drunk driving, had beer, after drinking, under influence of alcohol, alcohol, drugs or medication, ability to react
who can drive, need licence, do i need ticket, driving licence, operator licence, authorised operators, qualified operator, operator training, operator requirements
drive on road legally, road legal, allowed on road, public roads, road traffic regulations, public road approval, road approval
thunder, lightning, lightning strike, thunderstorm, storm, electrical storm
too windy, strong wind, windy weather, maximum wind speed, wind speed limit, stop work wind
drive on ice, frozen ground, snow and ice, icy ground, slippery ground, work on snow, frozen lake
drive on soft ground, near water, swampy ground, ground bearing capacity, soft ground, boggy ground
turn off before working, tag out, tag key, do not operate tag, warning tag, do not operate sign, lockout
pull key out, take key out, remove ignition key, remove key, prevent unintended start
starts while working, starts by accident, accidental starting, unexpected starting, unintentional start up, secure against starting
get caught in fan, hand in belt, hand in fan, rotating fan, rotating parts, moving parts, entanglement hazard, rotating shaft
caught by pto, clothing in pto, pto entanglement, rotating drive shaft, pto shaft guard, entanglement
sharp bits on rope, splinters of rope, steel splinters, wire rope gloves, wear gloves rope
snap chain, chain snaps when towing, tow rope breaks, rope snaps back, whiplash of rope, breaking tow rope, rope recoil, keep clear of tow rope
stickers peeled off, sticker missing, labels missing, safety decal replacement, replace safety signs, missing safety labels, illegible safety signs
what do stickers mean, warning stickers, safety stickers, safety decals, safety signs, warning labels, safety label location
what does danger mean, signal words, danger warning caution notice, signal word, meaning of safety symbols
drove over something soft, check before moving, look round before moving, sound horn before moving, warn persons before starting, sound horn before starting
remote runs away, lost radio signal, remote control lost signal, loss of radio signal, radio link lost, signal loss
backfeed, plug generator into house, feed into mains, back feeding, backfeeding, mains connection, electrician connection
generator in rain, wet generator, use in rain, wet conditions, damp conditions, protect from moisture, wet hands
`
