# docker build -t courtly . && docker run -p 8000:8000 -v courtly:/data courtly
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
# The wheel builds the web client itself, with node from PyPI; nothing else is needed here.
RUN python -m venv /opt/courtly \
 && /opt/courtly/bin/pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
 && /opt/courtly/bin/pip install --no-cache-dir "$(ls /wheels/courtly-*.whl)[server]"

FROM python:3.12-slim
RUN useradd --system --uid 10001 --create-home courtly && mkdir /data && chown courtly /data
COPY --from=build /opt/courtly /opt/courtly
USER courtly
ENV COURTLY_HOST=0.0.0.0 \
    COURTLY_DATABASE=sqlite:////data/tables.db \
    COURTLY_CACHE=/data/engine
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD ["/opt/courtly/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
CMD ["/opt/courtly/bin/courtly", "serve"]
