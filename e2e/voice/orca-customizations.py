"""Orca reads this file when it starts: it writes what it would say into the file that ORCA_SAID names, in place of a voice."""

import os

import pyatspi
from orca import event_manager, speech

_said = open(os.environ["ORCA_SAID"], "a", buffering=1, encoding="utf-8")
_heard = open(os.environ["ORCA_HEARD"], "wb", buffering=0)
_events = 0


def _say(text, *_arguments, **_named):
    _said.write(" ".join(str(text).split()) + "\n")


# a key that is pressed is the visitor's, and no answer of the page
speech._speak = _say
speech.speakCharacter = _say
speech.speakKeyEvent = lambda *_arguments, **_named: None
speech.init = lambda: None

_enqueue = event_manager.EventManager._enqueue
_dequeue = event_manager.EventManager._dequeue


def _count():
    global _events
    _events += 1
    os.pwrite(_heard.fileno(), str(_events).encode(), 0)


def _is_beside(source):
    """A list of choices without the focus whose options came: later versions of Orca say nothing about it."""
    if source.getRole() not in (pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_MENU):
        return False
    around = (source, source.parent)
    return not any(one and one.getState().contains(pyatspi.STATE_FOCUSED) for one in around)


def _counted_enqueue(self, event):
    _count()
    try:
        if event.type.startswith("object:selection-changed") and _is_beside(event.source):
            return None
    except Exception:  # what the event is about is gone already
        return None
    return _enqueue(self, event)


def _counted_dequeue(self):
    _count()
    return _dequeue(self)


# who waits for silence sees by the number of events whether the screen reader has heard all of them
event_manager.EventManager._enqueue = _counted_enqueue
event_manager.EventManager._dequeue = _counted_dequeue
