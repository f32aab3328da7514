/** How renters, farmers and old mechanics name the jobs they do and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const renterWorkSpeech = `
hook up, hitch up, couple up, couple, attach, connect
take on bucket, pick up bucket, hook bucket on, attach bucket, bucket attachment, mounting bucket, install bucket
drop bucket off, take bucket off, remove bucket, detach bucket, bucket removal, removing bucket
put forks on, fit forks, attach forks, mount forks, fork installation, fit pallet forks
put hammer on, fit breaker, mount breaker, attach hammer, hydraulic breaker installation, connect breaker
hitch trailer, hook up trailer, couple trailer, attach trailer, trailer coupling, connect trailer
unhitch trailer, uncouple trailer, detach trailer, drop trailer, disconnect trailer
check bucket locked on, check attachment locked, check coupler locked, verify attachment engagement, attachment lock check, coupler engagement check
hoses won't go on, couplers won't connect, can't push hoses on, coupling under pressure, connect under pressure, pressure in coupling
pressure out of hoses, relieve auxiliary pressure, release pressure auxiliary, bleed off auxiliary, relieve hydraulic pressure, release hydraulic pressure
let pressure down, bleed off pressure, release residual pressure, depressurise system, relieve pressure
undo, loosen, unscrew, slacken, unfasten
undo bolts, loosen bolts, slacken bolts, remove screws, loosen screws
do up, tighten, fasten, tighten up
nip up, nip up bolts, retighten, check tightness, torque check, tighten bolts
do up wheels, tighten wheel nuts, wheel nut torque, retighten wheel nuts, wheel bolt tightening, check wheel nuts
torque up, torque to spec, tighten to specified torque, specified tightening torque
go round bolts, check bolts, loose bolts check, check bolt tightness, check nuts and bolts, retighten fasteners
won't come undo, seized bolt, penetrating oil, rusted bolt, stuck bolt, frozen bolt
blow out rad, blow out radiator, clean radiator, clean cooler fins, radiator cleaning, cleaning cooling package
blow out air filter, clean air filter, clean air cleaner element, air filter cleaning, clean filter with air
wash down, wash machine, hose down, clean machine, machine cleaning, cleaning machine, pressure washing
wash engine, clean engine, engine bay cleaning, engine compartment cleaning, steam clean engine
clean out tracks, mud out of tracks, clean undercarriage, remove mud undercarriage, track cleaning, undercarriage cleaning
clean out cab, hoover cab, clean inside cab, cab interior cleaning, cab cleaning
clean windows, wash windows, clean glass, window cleaning
clean screen, wipe screen, clean display, display cleaning
bleed fuel, bleed diesel, get air out diesel, bleed fuel system, vent fuel system, prime fuel system, fuel system bleeding
bleed hydraulics, bleed ram, bleed air from cylinder, air bleeding hydraulic, vent hydraulic cylinder, purge air hydraulic
bleed radiator, bleed coolant, bleed cooling system, vent cooling system, burp coolant
empty water trap, drain water trap, drain water separator, drain fuel filter, drain water from filter, water separator drain
drain tank, drain fuel tank, empty diesel tank, drain sediment fuel tank, drain water fuel tank
top up, fill up, replenish, refill, top off
top up coolant, add coolant, add water to radiator, refill coolant, fill cooling system, add antifreeze
top up hydraulic, add hydraulic oil, top up hydraulics, refill hydraulic tank, fill hydraulic oil, replenish hydraulic oil
top up adblue, fill adblue, add def, refill def tank, fill def, refilling adblue
top up screenwash, fill washer bottle, add washer fluid, fill washer tank, refill washer fluid
top up battery, battery water top up, add distilled water, fill battery cells, battery electrolyte level, check electrolyte level
put diesel in, fill with diesel, refuel, refuelling, refueling, fuel filling, fill fuel tank
check hydraulic oil, check hydraulics level, hydraulic oil level check, hydraulic oil level, check hydraulic fluid level
check coolant, check water, check radiator water, coolant level check, coolant level
check gearbox oil, dip gearbox, transmission oil level, check transmission oil level, gear oil level check
check diff oil, axle oil level, check axle oil, differential oil level check, axle level check
check final drive oil, final drive oil level, travel motor oil level, check hub oil, travel gear oil level
check swing oil, slew gearbox oil level, swing reduction oil level, swing gear oil level, check slew oil
check brake fluid, brake fluid level, check brake oil level, brake oil level
check tyres, look at tyres, tyre inspection, inspect tires, tire inspection, check tyre pressure
check tracks, look at tracks, track inspection, inspect tracks, check track tension
check belt, look at belt, inspect belt, belt inspection, check fan belt, check v belt
check hoses, look over hoses, inspect hoses, hose inspection, check hydraulic hoses
have look at, look over, look at, inspect, visual inspection, visual check
look round machine, walk round, walk around check, walkaround inspection, daily walkaround, pre use check, pre start inspection
morning checks, first thing in morning, daily checks, before starting work, checks before starting, every 10 hours, daily maintenance
at end of day, knocking off, finishing work, end of work, after work, parking machine, after operation
change filters, swap filters, replace filter, filter change, filter replacement, change filter element
change diesel filter, replace fuel filter, fuel filter replacement, change fuel filter, fuel filter change
change hydraulic filter, replace hydraulic filter, hydraulic filter replacement, return filter replacement, hydraulic filter change
change hydraulic oil, hydraulic oil change, replace hydraulic oil, drain hydraulic oil, swap hydraulic oil
change air filter, replace air filter, air cleaner element replacement, air filter replacement, change air cleaner
change pollen filter, change cab filter, cab filter replacement, replace cab air filter, air conditioner filter replacement
change gearbox oil, transmission oil change, change transmission oil, replace gear oil, gear oil change
change diff oil, axle oil change, change axle oil, replace axle oil, differential oil change
change final drive oil, replace final drive oil, final drive oil change, travel gear oil change, change hub oil
change coolant, replace coolant, coolant change, change antifreeze, flush cooling system, renew coolant
change belt, replace belt, belt replacement, change fan belt, replace v belt, fan belt replacement
change teeth, swap teeth, replace bucket teeth, tooth replacement, bucket teeth replacement, replace tooth tips, change tooth points
change cutting edge, turn cutting edge, reverse cutting edge, replace cutting edge, cutting edge replacement
change wiper, replace wiper blade, wiper blade replacement, new wiper
change fuse, replace fuse, fuse replacement, swap fuse, replacing fuses
change battery, replace battery, battery replacement, swap battery, new battery, battery removal
change battery on key, replace remote battery, transmitter battery replacement
change hose, replace hose, hose replacement, make up hose, swap hose
put new tracks on, fit new tracks, change rubber track, replace rubber track, rubber track replacement, track installation, install track
put track back on, refit track, track come off refit, reinstall track, rubber track installation
pump up tracks, tension tracks, tighten tracks, track tension adjustment, increase track tension, grease track adjuster
slacken tracks, let tracks off, loosen tracks, reduce track tension, decrease track tension, release track tension
pump up tyres, put air in tyres, inflate tyres, tyre inflation, inflating tires
air out of tyres, deflate tyre, deflate tires, reduce tyre pressure, tyre deflation
grease machine, grease round, grease everything, grease up pins, lubricate pivot pins, lubrication of joints, greasing
grease bucket pins, grease bucket, bucket linkage lubrication, lubricate bucket pins, grease bucket linkage
grease slew ring, grease swing bearing, grease turntable, swing bearing lubrication, lubricate slewing ring, lubricate swing circle
grease driveshaft, grease propshaft, grease cardan, lubricate drive shaft, universal joint lubrication
grease boom, grease telescopic boom, lubricate boom sections, grease boom slides, boom greasing, grease wear pads
oil chains, lubricate chains, lube mast chains, grease chains, lift chain lubrication, chain lubrication
jump engine, jump off, jump start, boost start, start with booster cables, starting with jumper cables, starting with auxiliary battery
jump off another machine, jump from car, jump from another vehicle, use jump leads, connect booster cables, connect jumper cables
charge up battery, put battery on charge, charge battery, battery charging, recharge battery
take battery off, take battery out, disconnect battery, remove battery, disconnect battery cables
turn battery off, switch off isolator, switch off battery, battery disconnect switch off, turn off battery switch, switch battery off
which terminal first, which cable first, order of cables, negative cable first, disconnect negative cable, battery cable sequence
hot wire, start without key, lost key, no key, spare key, key lost, replacement key
tow home, drag home, pull home, tow in, towing, recover machine, towing machine
drag out, pull out of hole, winch out, machine recovery, towing out, pull machine free
tow with dead engine, tow when broken down, towing disabled machine, tow broken machine, towing with engine off, tow inoperative machine
how far can tow, towing distance, maximum towing distance, towing speed, maximum towing speed
free wheel motor, put in tow mode, open bypass valve, bypass valve towing, towing bypass, free wheel valve, release hydrostatic for towing
brakes off without engine, release spring brake, release brake manually, mechanical release parking brake, release parking brake towing
load on trailer, put on trailer, drive on trailer, loading on trailer, loading machine onto trailer, drive up ramps
load on lorry, put on truck, loading onto truck, truck transport, transporting machine
get off trailer, drive off trailer, unload from trailer, unloading machine, unloading from trailer
tie down, strap down, chain down, lash down, secure machine, fasten for transport, securing for transport
where to put chains, where to strap, where to tie down, tie down points, lashing points, lashing eyes, tie down eyes
ready for road, get ready for road, road transport position, transport position, prepare for road travel, travel on public roads
ready for transport, fold up for transport, transport preparation, prepare for transport, travel position, shipping position
lift with crane, pick up with crane, crane up machine, lifting machine, hoisting machine, crane lifting, slinging
where to put jack, where do i jack, jacking points, jack up machine, jack placement, lifting with jack
lift wheels off ground, get wheel off ground, raise machine off ground, jack up, raise wheels clear
lift track off ground, push up with boom, raise track off ground, raise one track, jack machine with boom
put away for winter, store for winter, lay up, winter storage, long term storage, storing machine, off season storage
put away, park up for months, long storage, storage of machine, take out of service
get out of storage, bring back from storage, after storage, after long storage, removal from storage, put back into service, start after storage
get ready for winter, prepare for winter, cold weather preparation, winter operation, before winter, operation in cold weather
first time starting, brand new machine, commissioning, initial start up, first start, before first use, putting into service
go easy when new, break in period, breaking in, running in, new machine break in, run in period
start on cold morning, start when frosty, cold weather start, starting in cold weather, cold start procedure, low temperature start
let warm up, warm up hydraulics, hydraulic warm up, warming up, warm up operation, warm up hydraulic oil
run before turning off, idle before stopping, let turbo cool, cool down period, idle before stopping engine, run at idle before shutdown
leave running, leave idling, long idling, prolonged idling, idle for long time, excessive idling
turn off, switch off, shut down, stopping engine, engine stop procedure
turn over without starting, crank without starting, crank engine without fuel, spin over on starter
reset light, clear light, get rid of light, reset service interval, service indicator reset, maintenance reminder reset
zero trip, zero counter, reset trip meter, reset counter, reset trip hours
clear fault, clear code, get rid of code, acknowledge alarm, reset fault, cancel warning, acknowledge fault
silence beeper, stop beeping, turn off alarm, mute buzzer, switch off buzzer, stop alarm sound, cancel alarm, buzzer stop
see hours, read hours, check hours, hour meter display, view operating hours, show service hours
change to english, set language, language selection, select language, display language, change language
change miles to km, change units, units of measurement, unit selection, switch to metric, metric or imperial
set clock, set time, change time, clock adjustment, time setting, clock setting
swap controls, change controls, change pattern, control pattern change, control pattern selector, lever pattern change, change to sae
swap sticks round, change joystick pattern, backhoe pattern, excavator pattern, iso control pattern
turn up flow, more flow, increase flow, auxiliary flow adjustment, flow rate adjustment, set auxiliary flow
keep aux on, lock on flow, continuous flow, constant flow, detent flow, auxiliary hold, lock auxiliary on
without holding lever, lever detent, detent, lever lock in position, continuous operation of lever
boost power, power boost, extra digging power, power up button, heavy lift mode, overload boost
lock boom, lock arms up, put arm prop in, install lift arm support, boom lock installation, engage boom support, fit safety strut
lock steering, put steering lock in, fit articulation lock, install articulation lock, lock frame, engage frame lock, fit locking bar
lock slew, put swing pin in, engage swing lock, engage house lock, slew lock pin, lock upper structure
tip cab, tilt cab, lift cab up, raise cab, cab tilting, tilting cab
open bonnet, open hood, lift bonnet, opening engine cover, opening hood, open engine hood, raise engine hood
open rear cover, open back, open engine door, opening rear hood, open rear door
fold mirrors, fold in mirrors, fold down rops, folding rops, lower rops, fold roll bar
take roof off, remove canopy, remove cab, canopy removal, cab removal
take door off, remove door, door removal, remove windows
set up seat, adjust seat, seat adjustment, move seat forward, seat position, seat height adjustment, slide seat
put seat belt on, do belt up, fasten seat belt, buckle up, wear seat belt, fasten seatbelt
set mirrors, adjust mirrors, mirror adjustment, adjusting mirrors
put indicators on, turn signal operation, signal left, turn signal switch
turn heater on, get heat, get warm air, heating operation, operating heater, heater control
turn aircon on, get cold air, operate air conditioner, air conditioning operation, air conditioner operation
clear windows, demist windows, defrost windscreen, defrosting, defogging, demisting
go up gear, go into high range, change to fast, select high range, high speed range, shift to high
go into low, go into low range, change to slow, select low range, low speed range
put in four wheel, engage four wheel drive, lock diffs, engage differential lock, diff lock operation, engage diff lock
level ground off, back drag, backdragging, grade backwards, back blading, reverse grading, levelling with bucket
scrape up, clean up, clean up yard, scraping, scrape level, surface cleaning
shake bucket, rattle bucket, shake off dirt, bucket shake, mud out of bucket
hammer concrete, break concrete, breaker operation, hammering, breaking rock, operating breaker
pull stumps, dig out stumps, stump removal, pull up stumps, pulling trees, uproot
push over tree, tree felling, fell tree, cut down tree, felling, tree cutting
lift with bucket hook, lift with excavator, object handling, crane operation, lifting loads, lifting operation, load handling with hook
pick up pallet, pick up load, lift pallet, load pick up, picking up load, load handling with forks
put load down, set down load, put pallet down, placing load, setting down load, deposit load, stacking
carry load, drive with load, travel with load, travelling with load, load transport, carrying load, transporting load
how high to carry, bucket carry height, carry low, carry position, transport height of load, load close to ground, travel position bucket
cross ditch, drive over ditch, crossing ditch, cross obstacles, travel over obstacles, drive over bumps
drive over kerb, climb kerb, go over curb, driving over curb, obstacle crossing
drive through river, wade, wading, fording, water depth, driving in water
roll asphalt, roll tarmac, compact asphalt, asphalt compaction, rolling asphalt, compacting
turn vibration on, switch on vibration, vibration operation, start vibrating, vibration switch, vibratory system
run house off generator, connect to house, connect load, connecting consumers, generator connection to building, backup supply connection
earth generator, ground generator, earthing generator, grounding generator, generator grounding
mix antifreeze, mix coolant, coolant mixture, antifreeze mixing, antifreeze mixture, coolant mixing ratio
rid of old oil, dump old oil, waste oil disposal, dispose of oil, oil disposal, used oil disposal
weld on machine, weld on bucket, weld on boom, welding on machine, electric welding precautions, disconnect before welding, welding repairs
paint machine, touch up paint, paint damage, paint repair, painting
drill holes in frame, weld to rops, drill rops, modify rops, modification of protective structure
order parts, get parts, buy bits, spare parts ordering, order spare parts, ordering parts
`
