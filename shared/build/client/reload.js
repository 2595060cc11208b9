// In development only: loads the page again when the portal was built again. What was typed into the session stays, as with any reload.
new EventSource('built').onmessage = () => location.reload();
