// In development only: loads the page again when the portal was built again. The choices that the session keeps stay, as with any reload.
new EventSource('built').onmessage = () => location.reload();
