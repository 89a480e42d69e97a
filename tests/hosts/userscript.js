(() => {
  var script = document.createElement('script');
  script.src = '/pass-alive/loader.js';
  document.head.appendChild(script);
})();
