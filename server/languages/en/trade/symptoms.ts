/** How people speak of symptoms and defects and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const symptomSpeech = `
won't start, does not start, fails to start, engine not starting, no start, will not start, refuses to start, cannot be started
won't crank, does not crank, starter not turning, won't turn over, starter does not operate, engine not cranking, no crank, doesn't crank
cranks but won't start, turns over won't fire, won't fire, cranks does not start, cranks no start, turns but won't start
cranks slow, turns over slow, slow cranking, starter turns slowly, drags when starting, cranking speed low
starter just clicks, clicking, just clicks, clicks only, click noise starting, solenoid clicks
starts hard, hard to start, difficult to start, starting difficulty, starts badly, takes long to start, poor starting
starts then dies, starts then stops, dies after starting, starts and cuts out, stops after start
stalls, dies, conks out, engine dies, dies under load, quits, engine stops suddenly
cuts out, shuts itself off, stops by itself, switches off by itself, unexpected shutdown, shuts down suddenly
won't stop, won't shut off, does not stop, keeps running, engine runs on, won't shut down, will not stop
surge, hunt, revs up and down, unstable speed, speed fluctuates, engine hunting
rough idle, runs rough, uneven running, rough running, idles rough, runs unevenly, lopes
misfire, missing on cylinder, running on three cylinders
backfire, pops back, popping
sluggish, no power, lazy, gutless, lacks power, insufficient power, underpowered, low output
derate, limp mode, limp home, power reduction, reduced power, power derate, torque limitation
bogs down, engine lugging, engine speed drops, labours, labors, engine pulls down
overspeed, over revving, overrev, runs away, runaway, revs too high
won't rev, does not reach rpm, won't rev up, low maximum speed, does not reach speed
knock, rattle, clatter, pinging, hammering noise, banging
whine, scream, squeal, howl, screech, whistle, shrill noise
squeak, creak, chirp, squeaky
grinding noise, growl, grumble, rumble, rumbling noise, grating
noisy, makes noise, abnormal noise, loud noise, strange noise, unusual noise, funny noise, weird sound
vibrate, shake, vibration, shudder, wobble, judder, shimmy
chatter, chatter marks
jerk, jerky, jumpy, herky jerky, not smooth, abrupt movement, lurch
drift, sink, creep down, drop by itself, settle, leaks down, lowers by itself, natural drop
won't lift, does not lift, will not raise, fails to lift, insufficient lifting force, won't pick up
won't come down, does not lower, will not lower, stuck up, stays up, fails to lower
slow hydraulics, hydraulics slow, slow movement, slow operation, slow cycle, moves slowly, works slow
hydraulics weak, weak digging force, no hydraulic power, lacks hydraulic power, low hydraulic pressure, insufficient force
no hydraulics, hydraulics dead, no hydraulic function, nothing moves, hydraulics not working, no hydraulic movement
cavitation, pump starved, pump sucks air, air in pump, cavitate, sucking air
foam, foamy, aerated, bubbles in oil, frothy, milky froth, air bubbles
milky oil, water in oil, oil milky, milkshake oil, emulsified oil, white oil, cloudy oil
oil in coolant, oil in radiator, oily coolant, coolant contaminated with oil
coolant in oil, antifreeze in oil, coolant leaks into oil, engine oil contaminated coolant
fuel in oil, diesel in oil, oil dilution, fuel dilution, making oil, oil level rising
water in fuel, water in diesel, fuel contaminated with water, bad fuel, dirty fuel, contaminated fuel
air in fuel, air in fuel system, air lock, airlock, sucks air fuel, ran out of fuel, ran dry, air in lines
gelled fuel, fuel gelled, frozen diesel, waxing, fuel wax, gelling
diesel bug, algae in fuel, slime in tank, bacteria in fuel, microbial contamination
overheat, runs hot, boils over, gets too hot, high coolant temperature, engine overheating, cooks
runs cold, overcooled, too cold, won't warm up, does not reach temperature, low coolant temperature
loses coolant, losing water, uses coolant, coolant loss, coolant consumption, low coolant level
burns oil, uses oil, drinks oil, high oil consumption, excessive oil consumption, oil consumption
drinks fuel, burns lots fuel, high fuel consumption, excessive fuel consumption, thirsty
low oil pressure, no oil pressure, oil pressure low, oil light on, oil pressure lamp on
black smoke, smokes black, blows black smoke, black exhaust, sooty exhaust
white smoke, smokes white, blows white smoke, white exhaust
blue smoke, smokes blue, blue exhaust, blows blue smoke
smoke, puffs smoke, blowing smoke, exhaust smoke
leak, weep, sweat, ooze, wet spot, escape of oil, dripping, puddle
blown hose, burst hose, split hose, busted hose, ruptured hose, hose burst, hose failure
blown seal, leaking seal, seal shot, seal leaking, damaged seal, seal failure
blow by, blowby, crankcase pressure, puffing breather, crankcase blow by
blown head gasket, head gasket gone, head gasket leak, cylinder head gasket failure
stuck, jammed, seized, frozen up, bound up, hangs up
seize, seizure, locked up, engine locked, seized up, hydrolock, hydraulic lock engine
clogged, plugged, blocked, bunged up, restricted
stripped thread, stripped bolt, thread damaged, cross threaded, buggered threads, damaged threads
sheared bolt, snapped bolt, broken bolt, bolt broke off, broken stud, sheared off
rounded nut, rounded bolt, rounded off head, damaged bolt head
worn, worn out, knackered, worn down, clapped out
wear limit, how much wear, worn limit, service limit, wear allowance, minimum thickness
crack, hairline crack, fracture, split
bent, buckled, warped, deformed, distorted, out of true, twisted, deformation
loose, sloppy, wobbly, come loose, play in, too much play, excessive play
rust, corrosion, corroded, rusty, rust through, pitting, oxidised, oxidized
scratch, score, scuffed, gouge, galling
slip, loses drive, clutch slips, slippage
jumps out of gear, pops out of gear, slips out gear, gear disengages
won't go in gear, hard to shift, won't shift, does not engage, grinds going into gear, difficult shifting
won't move, does not move, will not travel, no drive, won't drive, doesn't travel, no travel, machine not moving
pulls to one side, veers, pulls left, pulls right, wanders, does not run straight, drifts sideways, deviates
travels slow, low travel speed, one track slow, slow travel, drives slow
track comes off, throws track, thrown track, track derailed, track jumps off, derailment, loses track
hard steering, steers hard, heavy steering, stiff steering, steering hard to turn, difficult steering
loose steering, steering play, steering wander, sloppy steering
brakes weak, brakes fade, poor braking, won't stop properly, insufficient braking, bad brakes, braking effect low
spongy pedal, soft pedal, pedal goes to floor, pedal travel excessive, pedal sinks
brakes drag, dragging brakes, brakes stick on, brake does not release, brake stuck, brakes hang
won't swing, does not slew, no swing, won't slew, upper structure won't rotate, swing not working
swing drifts, overruns swing, doesn't stop swinging, swing brake slipping
dead battery, flat battery, battery flat, battery dead, discharged battery, battery discharged, run down battery, battery low
not charging, won't charge, does not charge, no charging, battery not charging, charging fault
overcharging, charges too much, battery boils
battery drains, parasitic drain, battery goes flat, self discharge
short circuit, shorted, shorting out, dead short, short to ground
open circuit, broken wire, wire break, cable break, discontinuity, broken cable
bad ground, poor ground, loose earth, bad earth
ground fault, earth fault, earth leakage
loose connection, bad connection, poor contact, loose contact, contact fault, wiggly wire, intermittent contact
blown fuse, fuse blows, fuse popped, fuse keeps blowing, fuse gone, blown fuses
breaker trips, tripped breaker, breaker popped, keeps tripping
lights out, lights not working, lamp does not light, light won't come on, bulb blown, lamp failure, blown bulb
flickering lights, lights dim, dim lights, lamp flickers
beep, buzz, buzzer, chime, warning tone, audible alarm, acoustic signal
blank screen, screen dead, black screen, display dark, nothing on display, display blank, screen frozen
no output, no voltage, no electricity, not making power, makes no power, no output voltage
lost communication, no comms, communication error, can bus error, no communication, bus fault, communication fault, loss of communication
sensor fault, bad sensor, sensor failure, faulty sensor, sensor defective
intermittent, now and then, comes and goes, sporadic, from time to time, occasional
broken, busted, kaput, defective, faulty, not working, out of order, inoperative
breakdown, broke down, machine down, break down
burnt smell, smells burnt, burning smell, hot smell, smell of burning
bad smell, stinks, odour, odor, smelly
fogged, misted, steamed up, foggy windows, defog
a/c blows warm, a/c not cold, no cold air, insufficient cooling, poor cooling, not cooling, cooling poor
no heat, heater not working, heater cold, insufficient heating, no warm air
uneven tyre wear, tyre wear, tires wear uneven, abnormal tyre wear, tread wear
puncture, flat tyre, flat tire, tyre damage, blowout, leaking tyre, deflated
poor finish, bad finish, rough surface, bad surface finish, poor surface quality
off size, out of tolerance, wrong size, dimensional error, dimensions wrong, inaccurate
kickback, kicks back
cause, probable cause, possible cause, likely cause, root cause
remedy, cure, corrective action, how to fix, countermeasure, what to do about, solution to problem
`
