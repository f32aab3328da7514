/** How renters, farmers and old mechanics describe faults, lamps, noises, smells and leaks and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const renterFaultSpeech = `
wont start, will not start, does not start, engine does not start, engine fails to start, starting failure
wont crank, won't turn over, engine does not crank, engine does not turn, starter does not run, starter motor does not turn
no click, no click no crank, dead when turning key, starter does not turn, starter motor does not operate, starter not working
one click, clicks once, clicking from starter, starter clicks, starter relay clicks, solenoid clicks
turns but doesn't fire, doesn't fire up, cranks but doesn't start, engine turns does not start, cranks but does not start, engine cranks but does not start
turns over slowly, slow to turn over, cranks slowly, engine turns slowly, starter turns slowly, engine cranks slowly
needs easy start, only starts with ether, hard to start, difficult starting, engine hard to start, starts with difficulty
bad starter in cold, bad starting cold, won't start cold, doesn't start when cold, difficult to start cold, hard starting cold
won't start hot, won't start when warm, hard starting hot, does not restart hot, difficult to start hot
starter keeps running, starter stays on, starter keeps turning, starter does not disengage, starter does not stop
starter whizzes, starter spins freely, starter spins doesn't engage, starter pinion does not engage, starter turns engine not
only runs few seconds, runs few seconds, starts then cuts out, engine starts but stops, starts and stalls, starts but stops immediately
coughs and dies, splutters, spluttering, sputters, misfires, engine misfires, runs irregularly, runs erratically
hunts, revs hunting, revs up and down, engine hunting, engine speed fluctuates, irregular engine speed, engine surging
won't rev, revs stuck, wont rev up, engine does not accelerate, engine speed does not increase, engine does not reach rated speed, does not rev up
revs too high, idle too fast, idle speed too high, engine races, engine speed too high, racing engine
idle too slow, revs too low, idle speed too low, engine speed too low, low idle too low
revs drop, revs die, loses revs, engine speed drops, engine lugs down, speed drops under load, engine bogs
no guts, no poke, no oomph, gutless, lacks power, lack of power, engine output low, insufficient engine power, low engine power, loss of power
goes into limp, limp mode, limp home mode, engine derate, power limited, engine power reduction, reduced engine output
turtle mode, snail mode, goes into turtle, power limitation, speed limitation, limited operation
cuts out when hot, stops when hot, dies when hot, engine stops when warm, engine stops hot
when i get up, cuts out leaving seat, dies when leave seat, engine stops off seat, stops when standing up, seat switch interlock, operator presence interlock
won't switch off, won't turn off, wont stop, engine does not stop, engine will not stop, engine does not shut off, engine cannot be stopped
trails blue smoke, blue cloud, blue smoke, exhaust smoke blue, bluish smoke, blue exhaust smoke
belches black smoke, black cloud, chucks out black smoke, black smoke, exhaust smoke black, black exhaust smoke, excessive black smoke
white cloud, steams from exhaust, white smoke, white steam, exhaust smoke white, white exhaust smoke
smokes like chimney, smoking badly, lots of smoke, smokes heavily, excessive smoke, excessive exhaust smoke, heavy smoke
smoke from engine bay, smoke under bonnet, smoke from engine compartment, smoke from wiring, burning wires
gets hot, running hot, gets too hot, overheats, engine overheats, engine overheating, coolant temperature too high
boiling, boils, boiling over, spitting water, coolant boils, coolant overflow, engine overheats, overheating
steam from radiator, steam coming out, steam under bonnet, steam from engine, coolant escaping, overheated engine
hydraulics get hot, hot hydraulic oil, hydraulic oil overheats, hydraulic oil temperature too high, hydraulic oil overheating, overheated hydraulic oil
gearbox gets hot, transmission overheats, transmission oil temperature high, transmission oil overheating, gear oil temperature too high
brakes get hot, hot brakes, brakes overheat, brakes overheating, brakes smoking, brake overheating
hub gets hot, hot wheel hub, wheel hub overheats, hot final drive, final drive overheats
motor gets hot, hot bearing, bearing overheats, bearing temperature high, bearing overheating
drinks water, goes through water, loses water, coolant loss, coolant consumption, loss of coolant
goes through oil, drinks oil, oil consumption excessive, excessive oil consumption, oil consumption too high
guzzles diesel, goes through diesel, excessive fuel consumption, fuel consumption too high, high fuel consumption, uses too much fuel
oil like mayonnaise, mayo under cap, creamy oil, milky oil, water in oil, emulsion in oil, oil emulsified, coolant in oil
oil stinks of diesel, oil smells of diesel, oil smells of fuel, fuel in oil, oil diluted, oil dilution
oil too high, overfilled oil, too much oil in, oil level too high, oil overfilled, excess oil
bits in oil, metal in oil, shiny bits, metal flakes, filings on plug, metal particles in oil, metal chips in oil, swarf on magnet
dirty oil, black oil, contaminated oil, oil contamination, oil contaminated, oil dirty
air in diesel, ran out of diesel, run dry of diesel, air in fuel system, fuel tank empty, fuel exhausted, out of fuel
petrol in diesel, wrong fuel in, filled with petrol, misfuelled, incorrect fuel, wrong fuel
put diesel in adblue, adblue in diesel, diesel in def tank, def in fuel tank, def contamination, wrong fluid in tank
wrong oil in, mixed oils, mixed up oil, incorrect oil, mixing oils, different oils mixed, unsuitable oil
does nothing, nothing happens, no movement, no response, does not respond, no reaction, does not operate
totally dead, completely dead, dead as dodo, no electrics, no power at all, no electrical power, electrical system dead, no power supply
won't move forwards, won't move back, no drive, does not drive, machine does not travel, machine does not move, no travel, machine will not move
wont move, wont drive, will not travel, does not travel, machine does not travel, travel does not work, no drive
goes one way only, only goes one way, only drives one direction, drives one direction only, only goes forwards, only goes backwards, no reverse, travels in one direction only, no forward travel
one track dead, one track not working, one side won't go, only one track works, one track does not move, one track does not turn, drives on one track
turns in circles, goes round in circles, pulls to one side, does not travel straight, travels in curve, travel deviation, machine veers
crawls along, only crawls, drives very slowly, travel speed low, machine travels slowly, low travel speed, travel speed too slow
stuck in low, stuck in slow, won't go into high, second speed not working, high range not working, travel speed does not change, stuck in one gear
creeps in neutral, moves in neutral, rolls in neutral, drags in neutral, creeps by itself, machine creeps, machine moves in neutral
no pull, can't climb hill, no pulling power, insufficient traction, low drawbar pull, weak travel power, lack of traction
gearbox jumps, clunk changing gear, bangs into gear, harsh gear shift, rough gear shifting, gear shift shock, shifts harshly
clutch slips, slipping clutch, transmission slips, slippage, gearbox slipping, drive slipping
clunk when changing direction, clonk, clunks, knocking in driveline, drive train noise, knocking noise
steers in jumps, steering jerks, jerky steering, steering erratic, steering uneven, steering jumpy
steering gone heavy, heavy steering, hard to steer, steering hard, steering stiff, steering wheel hard to turn, stiff steering
won't steer, no steering, doesn't steer, steering does not work, steering failure, steering inoperative, loss of steering
steering wheel keeps turning, steering slips, steering wanders, steering wheel drifts, steering slippage
turns only one way, steers only one way, steers one side only, turns in one direction only
no brakes, brakes gone, brakes don't work, brake failure, brakes do not work, loss of braking, brakes ineffective
brakes bad, brakes don't bite, poor brakes, brake performance poor, insufficient braking force, weak brakes, poor braking performance
brakes grab, brakes snatch, brakes bite, brakes lock, brakes pull, grabbing brakes, uneven braking
brakes squeal, brakes squeak, brake noise, brakes noisy, squealing brakes
handbrake doesn't hold, handbrake slips, rolls with handbrake on, parking brake does not hold, parking brake ineffective, parking brake slips
handbrake won't come off, handbrake stuck on, handbrake stuck, parking brake does not release, parking brake cannot be released, brake will not release
lets go, drops load, opens by itself, load drops, grapple opens by itself, does not hold load, load not held
drops on its own, sinks overnight, comes down overnight, sinks slowly, boom drifts down, cylinder drift, boom lowers by itself, natural lowering
bucket tips by itself, bucket drops, bucket curls down, bucket dumps by itself, bucket drift, bucket cylinder drift, attachment drift
arm drops, dips before lifting, drops before lifts, boom dips, load drops before raising, sags before lifting
forks drift forward, mast tilts by itself, mast tilts forward, mast drifts, tilt cylinder drift, mast tilt drift
forks drop, forks sink, forks come down slowly, load lowers by itself, lift cylinder drift, lowering of load
legs sink, stabiliser creeps up, outriggers sink, stabilizer leaks down, outrigger drift, stabilizer drift
won't lift, wont lift, weak lift, won't lift full bucket, boom does not raise, does not raise, lifting force insufficient, lift capacity insufficient
lifts slowly, slow to lift, slow lifting, boom raises slowly, slow raise, lift speed slow, lifting speed too low
won't come down, stuck in air, arms stuck up, boom does not lower, lift arms do not lower, lift arms will not lower, stuck in raised position
won't tilt, bucket won't tip, won't curl, bucket does not tilt, bucket does not move, bucket cylinder does not move
won't go out, boom won't come out, won't telescope, boom does not extend, does not extend, telescope does not extend
won't come back in, boom won't come in, boom stuck out, boom does not retract, does not retract, telescope does not retract
won't slew, won't turn round, cab won't turn, swing does not work, no slewing, upper structure does not swing, swing inoperative
slew brake doesn't hold, house turns by itself, swings by itself, turns on slope, swing drift, swing brake does not hold, slewing by itself
all hydraulics slow, everything slow, all functions slow, hydraulics sluggish, all movements slow, slow response, slow hydraulic functions
all hydraulics dead, no hydraulics at all, no functions work, no function works, all functions dead, hydraulic functions inoperative, no hydraulic functions
only one function, one lever dead, one function dead, one function does not work, single function inoperative
jerks, moves in jumps, moves in jerks, juddery, jerky operation, jerky movement, uneven movement, erratic operation
twitchy, too sensitive, too fast on controls, too jumpy, controls too sensitive, abrupt response, joystick sensitivity
pump screams, pump whines, pump howls, hydraulic pump noise, hydraulic pump noisy, noisy pump, abnormal pump noise, cavitation
squeals over relief, relief valve screams, squeals at full stroke, relief valve noise, pressure relief noise
aux dead, aux not working, auxiliary does not work, no auxiliary flow, no auxiliary hydraulics, auxiliary hydraulics not working, auxiliary inoperative
hammer doesn't hit, hammer won't work, breaker does not work, breaker does not operate, breaker does not strike, breaker not working
hammer hits weakly, hammer weak, breaker hits slowly, low impact power, impact rate low, breaker strikes weakly, weak blows
attachment won't lock, won't lock on, coupler won't lock, quick coupler does not lock, locking pins do not engage, attachment not locked
attachment stuck, won't come off, coupler won't release, coupler stuck, quick coupler does not unlock, locking pins do not retract, does not unlock
bucket fell off, attachment fell off, attachment came off, falling attachment, attachment detaches, attachment not secured
grab won't close, grab won't grip, claw won't close, grapple does not close, grapple does not open, weak grip, insufficient clamping force
rotator won't turn, grab won't turn, rotator does not rotate, rotator does not turn, no rotation
head won't close, knives won't close, delimbing knives do not close, saw won't cut, saw does not run, saw bar does not return
measures wrong, wrong lengths, length measuring wrong, incorrect length measurement, length calibration, measuring error
blower dead, fan not blowing, no air from vents, blower does not work, fan does not work, fan motor does not run, no airflow
fan doesn't spin, radiator fan not turning, cooling fan does not turn, cooling fan does not run, fan drive failure
heater blows cold, no heat in cab, no hot air, heater does not work, heating does not work, no heating
aircon dead, aircon not working, ac not working, air conditioner does not work, air conditioning does not cool, no cooling
screen misted, windows steam up, misted up, windows fog up, windows mist up, fogging of windows
wiper not working, wipers dead, wiper stuck, wiper does not work, wiper does not move, wiper motor fault
washer not squirting, washer doesn't squirt, washer does not spray, washer does not work, washer nozzle blocked
horn not working, horn dead, hooter not working, horn does not sound, horn does not work
lights not working, no lights, lights don't work, lamps do not light, lights do not work, work lights do not work
radio dead, radio not working, no sound from radio, radio does not work, radio code
flat as pancake, battery gone, battery flat, flat battery, battery discharged, discharged battery, low battery voltage
goes flat overnight, battery dies overnight, battery goes dead, battery discharges, battery does not hold charge, battery not holding charge
battery light stays on, charging light on, charge light comes on, charge lamp stays on, alternator does not charge, battery not charged, charging system fault
keeps blowing fuses, fuse keeps going, fuse blows repeatedly, fuse blown, blown fuse, fuse burns out, short circuit
gauge dead, gauge not working, needle stuck, gauge does not work, gauge reads wrong, incorrect gauge reading, instrument not working
hour meter stopped, hours don't count, clock stopped counting, hour meter does not work
fuel gauge wrong, fuel gauge stuck, fuel gauge reads empty, fuel level indication incorrect, fuel gauge does not work
screen gone black, screen blank, screen dead, display does not work, display does not come on, no display, monitor does not work
screen frozen, touchscreen not working, touch not responding, display frozen, display does not respond
camera not working, no picture, no camera picture, camera image not displayed, no camera image
wont take pin, wrong code, forgot pin, forgotten password, incorrect password, wrong password, code not accepted
beeps all time, keeps beeping, constant beeping, beeping noise, continuous buzzer, buzzer sounds, alarm sounds, audible alarm sounds
beeps when i reverse, reversing beeper, reverse alarm, travel alarm sounds, back up alarm
reverse beeper not working, reversing alarm dead, travel alarm not working, travel alarm does not sound, backup alarm does not sound
warning light came on, light on dash, light come on, light stays on, warning lamp lights, indicator lights up, warning lamp comes on, lamp illuminates
light won't go off, light won't go out, light stays on, lamp does not go out, indicator remains on, warning lamp remains lit
flashing light on dash, light blinking, lamp blinks, light flashes, flashing lamp, indicator flashes, lamp flashing
red light came on, red lamp, red warning, stop immediately lamp, red warning lamp, stop engine immediately
yellow light on, orange light on, amber light, yellow warning lamp, amber warning lamp, caution lamp
oil light came on, oil lamp on, oil pressure lamp lights, engine oil pressure low, low engine oil pressure, oil pressure warning
water light came on, temp light on, coolant temperature lamp lights, coolant temperature high, engine coolant temperature high, high coolant temperature
air filter light on, air filter warning, air filter clogged, air cleaner clogged, air filter restricted, air cleaner restriction
filter warning, hydraulic filter light, filter clogged warning, hydraulic filter clogged, hydraulic filter restriction, filter bypass
dpf blocked, dpf clogged, soot full, filter full of soot, high soot level, dpf regeneration required, excessive soot
regen won't start, regen won't run, won't regen, regeneration does not start, regeneration not possible, regeneration failed, regeneration interrupted
keeps doing regens, regens too often, regenerates all time, frequent regeneration, regeneration too frequent
wants service, asks for service, service reminder, service message, maintenance due message, maintenance interval exceeded
throws code, throwing codes, comes up with code, shows code, code on screen, fault code displayed, error code displayed, diagnostic trouble code
computer says no, computer fault, controller fault, control unit fault, ecu fault, electronic fault, controller failure
sensor playing up, dodgy sensor, duff sensor, sensor fault, sensor failure, faulty sensor, sensor malfunction
dodgy wire, chafed wire, rubbed through wire, broken wire, damaged wiring, chafed cable, wiring fault, damaged cable
mouse ate wires, rats chewed wires, rodents, chewed cable, gnawed cable, rodent damage, animal damage
water in plug, wet connector, green connectors, corroded connector, moisture in connector, corroded terminals, corroded contacts
playing up, acting up, gone wrong, malfunction, not working properly, does not work properly, operates incorrectly
conked out, packed up, given up, broke down, breakdown, machine failure
smells of diesel, diesel smell, stinks of fuel, fuel smell, fuel odour, smell of fuel, fuel leak
smells of burning, stinks of burning, burning rubber smell, burnt rubber, burning smell, burnt odour, belt slipping
smells of rotten eggs, rotten egg smell, eggy smell, sulphur smell, battery overcharging, battery gassing
sweet smell, smells sweet, smell of antifreeze, coolant smell, coolant leak
smell of gas, gas smell, smells of gas, gas leak, lpg leak, gas odour
fumes in cab, exhaust smell in cab, exhaust in cab, exhaust gas in cab, exhaust leak
graunching, crunching, crunching noise, grating noise, scraping noise, grinding noise
squeaky pins, creaking pins, squeaks when moving, squeaking joints, creaking noise, lack of grease, squeaking noise
squealing belt, belt squeals, belt screech, belt slips, belt noise, slipping belt, loose belt
ticking, tapping noise, tappety, tick tick, ticking noise, valve noise, tappet noise
knocking engine, bottom end knock, engine knocks, engine knocking, knocking sound, abnormal engine noise
hissing, hiss, air leak noise, hissing noise, air escaping, air leakage
clatters, rattles, rattling, rattling noise, loose parts, loose cover
rumbles, humming, droning, drone, humming noise, bearing noise
shakes, shakes like mad, shaking, vibrates, vibrates badly, excessive vibration, abnormal vibration, heavy vibration
wobbly wheel, wheel wobble, wheel loose, loose wheel, wheel nuts loose, loose wheel nuts
pouring out oil, chucking oil out, spewing oil, oil everywhere, oil pouring out, oil leak, oil leakage, major oil leak
puddle under machine, drips under machine, patch on floor, oil under machine, oil drips, fluid leak, oil leakage, fluid leakage
oil from ram, ram leaks, leaking ram, cylinder leaks, hydraulic cylinder leakage, oil leak from cylinder, leaking cylinder
oil on rod, wet ram, rod wet, oil film on rod, oil film piston rod, rod seal leakage
hose gone, hose popped, hose blew, burst hose, hose burst, hydraulic hose failure, broken hose, hose rupture
hose leaking, weeping hose, sweating hose, hose leakage, leaking hose, damaged hose
leaking fitting, weeping joint, leaking coupling, weeping union, leaking connection, loose fitting, leakage at connection
oil out of breather, oil from breather, breather spits oil, oil mist from breather, oil blowing from breather
oil out of exhaust, oil from exhaust, wet exhaust, slobber, exhaust slobber, unburnt fuel in exhaust
oil in air filter, oily air filter, oil in air intake, oil in air cleaner
hub leaking oil, oil from wheel, oil on wheel, leaking hub seal, axle seal leak, oil leak at hub, final drive oil leak
diesel leak, leaking diesel, diesel dripping, fuel leak, fuel leakage, leaking fuel
water leak, leaking water, coolant dripping, coolant leak, coolant leakage, leaking coolant
leaks from water pump, water pump dripping, water pump leak, weep hole, water pump leakage
track came off, track off, track jumped off, thrown track, derailed track, track derailment, track has come off
track loose, floppy track, saggy track, track hanging down, track too loose, excessive track sag, loose track
track too tight, tight track, track overtightened, excessive track tension, track tension too high
cuts in rubber track, torn track, ripped track, damaged rubber track, track lug damage, exposed steel cord, rubber track damage, cracks in rubber track
cut tyre, split tyre, bulge in tyre, tyre cuts, sidewall damage, damaged tyre, tyre damage, cracked tyre
tyre keeps going down, slow puncture, tyre losing air, tyre loses pressure, tyre pressure loss, air loss from tyre
bald tyres, tyres worn, no tread, worn tyres, tyre wear limit, minimum tread depth
pin worn, slop in pins, play in bucket, sloppy bucket, loose pins, pin wear, excessive play in pins, worn bushings
cracked boom, crack in arm, cracked weld, crack in frame, cracks in welds, structural cracks, weld cracks
bent ram, bent rod, ram bent, bent piston rod, bent cylinder rod, damaged piston rod
snapped bolt, sheared off bolt, bolt fell out, missing bolt, broken bolt, missing bolts, sheared bolt
rope frayed, broken strands, frayed wire, rope wear, broken wires in rope, wire rope damage, kinked rope, rope discard criteria
no juice, generator no power, no electric coming out, no output, no voltage output, generator does not produce voltage, no output voltage
keeps tripping, trips out, breaker keeps tripping, circuit breaker trips, breaker trips, overload trip
lights flicker on generator, voltage up and down, voltage unstable, unstable output voltage, voltage fluctuation, frequency unstable
no water from sprinklers, sprinklers blocked, spray nozzle clogged, sprinkler does not work, blocked spray nozzles, no water sprinkling
doesn't vibrate, won't vibrate, no vibration, vibration does not work, vibration does not start, drum does not vibrate
body won't tip, won't tip, skip won't tip, dump body does not raise, dump body does not lift, tipping body does not rise
overload alarm, overload light, overload cutout, overload warning sounds, load limiter trips, movements cut off, movement blocked by overload, overload cut off
`
